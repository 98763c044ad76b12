/** Crockford's alphabet: no letters that are mistaken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A ULID: ten characters of time, so that ids sort by age, and sixteen random ones (80 bits), so
 * that they cannot be guessed.
 */
export function ulid(now: number): string {
  let time = ''
  for (let rest = now, place = 0; place < 10; place++, rest = Math.floor(rest / 32))
    time = ALPHABET.charAt(rest % 32) + time
  return time + randomCharacters(16)
}

/** Random characters that are hard to guess (5 bits each) and hard to misread. */
export function randomCharacters(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) =>
    ALPHABET.charAt(byte % 32),
  ).join('')
}
