import { backends } from './en/backends'
import { coded, params } from './en/coded'
import { language } from './en/language'
import { messageWriter } from './message-writer'
import { knownTexts, pairsOf, translator, type Pair } from './translator'
import { backends as backendsVi } from './vi/backends'
import { coded as codedVi } from './vi/coded'

/**
 * Writes the messages of an English page and translates what the chain wrote, as far as it is among
 * the pairs. A host's own sentence counts as known if it is one of ours, word for word.
 */
export function inEnglish(pairs: readonly Pair[]): <Data>(data: Data) => Data {
  const known = [...pairsOf(codedVi, coded), ...pairsOf(backendsVi, backends), ...pairs]
  const translated = translator(known)
  const textOf = knownTexts(known)
  const write = messageWriter({
    sentences: coded,
    params,
    language,
    nameOf: (name) => textOf(name) ?? name,
  })
  return (data) => translated(write(data))
}
