import { fillSentence } from '../../domain/fill-sentence'

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** The values of a sentence's placeholders; a sentence without placeholders needs none. */
export type Values<S extends string> = Record<Placeholders<S>, string | number>

/** Fills the placeholders of a sentence of the catalogue; the compiler checks their names. */
export function formatMessage<S extends string>(sentence: S, values: Values<S>): string {
  return fillSentence(sentence, values)
}
