// SHA-256.  The browser's own is missing where the page is not served by HTTPS, as in a home network.

const ROUNDS = 64;
const [START, K] = constants();

export function sha256(message: Uint8Array): Uint8Array {
  const size = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(size);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(size - 8, Math.floor(message.length / 2 ** 29));
  words.setUint32(size - 4, (message.length * 8) >>> 0);
  const hash = START.slice();
  const w = new Uint32Array(ROUNDS);
  for (let at = 0; at < size; at += 64) mix(hash, w, words, at);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

function mix(hash: Uint32Array, w: Uint32Array, words: DataView, at: number): void {
  const get = (list: Uint32Array, index: number): number => list[index] as number;
  for (let t = 0; t < ROUNDS; t += 1) {
    if (t < 16) {
      w[t] = words.getUint32(at + 4 * t);
      continue;
    }
    const [a, b] = [get(w, t - 15), get(w, t - 2)];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[t] = get(w, t - 16) + low + get(w, t - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < ROUNDS; t += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + get(K, t) + get(w, t)) >>> 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (hash[index] = get(hash, index) + word));
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The fractional parts of the square and cube roots of the first primes. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n += 1) if (primes.every((prime) => n % prime)) primes.push(n);
  const part = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
  return [
    Uint32Array.from(primes.slice(0, 8), (prime) => part(Math.sqrt(prime))),
    Uint32Array.from(primes, (prime) => part(Math.cbrt(prime))),
  ];
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
