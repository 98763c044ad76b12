import type { MessageCode } from '../../domain/message-codes'

/** The messages of a language, and what it needs to write them. */
export type MessageCatalog = {
  /** The sentence of each code, with `{places}` for its parameters. */
  sentences: Readonly<Record<MessageCode, string>>
  /** What is said of failures. */
  failures: Readonly<Record<'broken' | 'logInFirst', string>>
  /** Between the last two of several names. */
  or: string
  /** Membership tiers by their number. */
  tiers: Readonly<Record<string, string>>
  /** An hour that the chain writes `9h10`. */
  hour: (label: string) => string
  /** A day `YYYY-MM-DD` without its year. */
  day: (day: string) => string
  /** A day `YYYY-MM-DD` with its year. */
  date: (day: string) => string
  /** A service, a salon or a reason in this language, as far as it is known. */
  nameOf: (name: string) => string
}
