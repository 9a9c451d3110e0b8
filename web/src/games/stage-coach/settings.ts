import { SKIN } from "../indians";

export const settings = [SKIN];
