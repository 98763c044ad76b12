import { randomCharacters } from '../../kit/ids'

/**
 * What a transfer says to find its order: MUOT and ten random characters (50 bits), letters and
 * digits only, as banks drop the rest.
 */
export function transferCode(): string {
  return `MUOT${randomCharacters(10)}`
}

/**
 * The order code in what a bank says was written on a transfer; banks put words before and after,
 * and may change case and spacing. Null when there is none.
 */
export function codeIn(content: string): string | null {
  return (
    /MUOT[0-9A-HJKMNP-TV-Z]{10}/.exec(content.toUpperCase().replace(/[\s.\-_]/g, ''))?.[0] ?? null
  )
}
