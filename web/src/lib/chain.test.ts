import { beforeEach, expect, test, vi } from "vitest";
import { linkFor, linksOf, newChain } from "./chain";
import { hex, sha256, unhex } from "./sha256";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const of = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

test("SHA-256 gives the published digests", () => {
  expect(of("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(of("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("the server computes the same chain", () => {
  const links = linksOf(Uint8Array.from({ length: 32 }, (_, at) => at)).map(hex);
  expect(links[0]).toBe("306b930cad2c75449d2914d7bf3afa6e711a3f45a8aed17245eddf3461d0d826");
  expect(links[1]).toBe("ea713cf0e8dd4c5a327ded6804ee7b48f1c4e958e40d65509b7f1c0e3f290c3f");
  expect(links[7]).toBe("11d0a3c77845e07ad9e7cd45ea0920a9b7e428fce5ff55e33453a87773238642");
});

/** Whether this is the link for a roll of the chain with this end. */
function fits(link: string, roll: number, end: string): boolean {
  const prefix = [...new TextEncoder().encode("posse/1/link/")];
  let at = unhex(link);
  for (let step = 0; step <= roll; step += 1) at = sha256(new Uint8Array([...prefix, ...at]));
  return hex(at) === end;
}

test("one link is revealed for each roll, in order", () => {
  const end = newChain("t", 1);
  expect(fits(linkFor("t", 1, 0, 0, true) ?? "", 0, end)).toBe(true);
  expect(fits(linkFor("t", 1, 1, 0, false) ?? "", 1, end)).toBe(true);
  expect(linkFor("t", 1, 1, 0, false)).not.toBeNull(); // the same roll, after a fault of the server
  expect(linkFor("t", 0, 0, 0, true)).toBeNull(); // of this seat there is no chain
});

test("who asks ahead gets nothing", () => {
  newChain("t", 0);
  expect(linkFor("t", 0, 1, 5, false)).toBeNull();
  expect(linkFor("t", 0, 500, 5, true)).toBeNull();
  expect(linkFor("t", 0, 0, 5, true)).not.toBeNull();
  expect(linkFor("t", 0, 20, 30, false)).toBeNull(); // it was there all the time
  expect(linkFor("t", 0, 20, 30, true)).not.toBeNull(); // after a break: 25 states were missed
  expect(linkFor("t", 0, 10, 31, true)).toBeNull(); // and never again an earlier one
});
