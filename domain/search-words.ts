import { fold } from './fold'

/** The words of a search, accents aside. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
}

/**
 * A test whether each word begins one of a text's, or several of them that people write as one
 * (hanoi, catgoi). The text is folded, with a space in front.
 */
export function holdsAll(words: readonly string[]): (text: string) => boolean {
  const tests = words.map((word) => {
    const joined = /^[a-z]{4,}$/.test(word) ? joinedForm(word) : null
    return (text: string) => text.includes(` ${word}`) || joined?.test(text) === true
  })
  return (text) => tests.every((test) => test(text))
}

/** With spaces anywhere, but no single letter before the first or behind the last: "quang" is no "quan g". */
function joinedForm(word: string): RegExp {
  return new RegExp(` ${word[0]}${[...word.slice(1, -1)].join(' ?')}${word.at(-1)}`)
}
