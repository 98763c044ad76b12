/** Crockford's alphabet: no letters that are mistaken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID: ten characters of time, so that ids sort by age, and sixteen random ones (80 bits), so that nobody guesses them (O-31). */
export function ulid(now: number): string {
  let time = ''
  for (let rest = now, place = 0; place < 10; place++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32]! + time
  return time + Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => ALPHABET[byte % 32]).join('')
}

/** A code that a customer shows at the salon: VQ and ten random characters (50 bits). */
export function giftCode(): string {
  return `VQ${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => ALPHABET[byte % 32]).join('')}`
}
