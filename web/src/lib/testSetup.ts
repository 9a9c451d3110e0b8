// For tests alone, run before each of their files: what the page finds in a browser and Node may not have.

import { vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("localStorage", undefined);
