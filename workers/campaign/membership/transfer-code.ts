import { randomCharacters } from '../../kit/ids'

/**
 * The content of a transfer by which its order is found: MUOT and ten random characters (50 bits),
 * letters and digits only, as banks drop the rest.
 */
export function transferCode(): string {
  return `MUOT${randomCharacters(10)}`
}

/**
 * Finds the order code in the content of a transfer as the bank reports it; banks add text before
 * and after, and may change case and spacing. Null when there is none.
 */
export function codeIn(content: string): string | null {
  return (
    /MUOT[0-9A-HJKMNP-TV-Z]{10}/.exec(content.toUpperCase().replace(/[\s.\-_]/g, ''))?.[0] ?? null
  )
}
