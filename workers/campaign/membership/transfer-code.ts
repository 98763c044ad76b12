import { randomCharacters } from '../../kit/ids'

/**
 * The content of a transfer by which its order is found: MUOT and ten random characters (50 bits),
 * letters and digits only, as banks drop the rest.
 */
export function transferCode(): string {
  return `MUOT${randomCharacters(10)}`
}

/** Letters that people read for digits in Crockford's alphabet, which has none of them. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' }

/**
 * The codes that the content of a transfer may hold, as the bank reports it: banks add text before
 * and after, change case, drop accents and break words, customers add words of their own or type the
 * code. So what follows each "MUOT" may be a code, and only an order with it shows that it is one.
 */
export function codesIn(content: string): string[] {
  const text = content
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  const found = [...text.matchAll(/MU[O0]T(?=([A-Z0-9]{10}))/g)].map(
    ([, code = '']) => `MUOT${code.replace(/[ILO]/g, (letter) => MISREAD[letter] ?? letter)}`,
  )
  return [...new Set(found)]
}
