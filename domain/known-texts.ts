/** A text as backends send it, and in English. */
export type Pair = { sentence: string; inEnglish: string }

/** The sentences of both languages side by side. */
export function pairsOf<Name extends string>(
  vi: Readonly<Record<Name, string>>,
  en: Readonly<Record<Name, string>>,
): Pair[] {
  return Object.entries<string>(vi).map(([name, sentence]) => ({
    sentence,
    inEnglish: en[name as Name],
  }))
}

/**
 * The English of a text that is known, or that is two known ones beside each other, as a service and
 * its version are; hosts join them with a dash or without.
 */
export function knownTexts(pairs: readonly Pair[]): (text: string) => string | undefined {
  const known = new Map(pairs.map(({ sentence, inEnglish }) => [sentence, inEnglish]))
  return (text) => {
    const whole = known.get(text)
    if (whole !== undefined || text.length > 80) return whole
    for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
      const [, dash = '', rest = ''] = /^([-–] )?(.*)/s.exec(text.slice(at + 1)) ?? []
      const [first, second] = [known.get(text.slice(0, at)), known.get(rest)]
      if (first !== undefined && second !== undefined) return `${first} ${dash}${second}`
    }
    return undefined
  }
}
