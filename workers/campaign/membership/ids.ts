/** Crockford's alphabet: no letters that are mistaken for digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A ULID: ten characters of time, so that ids sort by age, and sixteen random ones (80 bits), so that nobody guesses them (O-31). */
export function ulid(now: number): string {
  let time = ''
  for (let rest = now, place = 0; place < 10; place++, rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32]! + time
  return time + random(16)
}

/** What a transfer says to find its order: MUOT and ten random characters (50 bits), letters and digits only, as banks drop the rest. */
export function transferCode(): string {
  return `MUOT${random(10)}`
}

/** The order code in what a bank says was written on a transfer; banks put words before and after, and may change case and spacing. Null when there is none. */
export function codeIn(content: string): string | null {
  return /MUOT[0-9A-HJKMNP-TV-Z]{10}/.exec(content.toUpperCase().replace(/[\s.\-_]/g, ''))?.[0] ?? null
}

function random(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % 32]).join('')
}
