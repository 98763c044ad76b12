/**
 * How a parameter of a message travels: `text` a name that the chain gave, `choice` such names of
 * which one is needed, `hour` minutes after midnight, `day` and `date` a day `YYYY-MM-DD` (short, and
 * with its year), `tiers` numbers of membership tiers.
 */
export type ParamKind = keyof ParamValues

type ParamValues = {
  text: string
  choice: readonly string[]
  number: number
  hour: number
  day: string
  date: string
  tiers: readonly number[]
}

/**
 * Every message that a backend may send to a customer, by its code, with its parameters. The
 * sentences stand in `app/messages/<language>/coded.ts`, the descriptions in
 * `schema/messages.graphql`.
 */
export const messageParams = {
  // Several backends
  TOO_MANY_TRIES_MOMENT: {},
  // Wheel
  NO_SPINS: {},
  NOTHING_TO_WIN: {},
  NO_WHEEL: {},
  NO_GIFT: {},
  NO_PACK: {},
  NO_QUEST: {},
  NO_LUCKY_VOUCHER: {},
  LUCKY_VOUCHER_SOLD_OUT: {},
  TOO_FEW_POINTS: {},
  CHECKED_IN_TODAY: {},
  QUEST_NOT_DONE: {},
} as const satisfies Record<string, Readonly<Record<string, ParamKind>>>

/** The code of a message. */
export type MessageCode = keyof typeof messageParams

/** The parameters that go with a code. */
export type ParamsOf<C extends MessageCode> = {
  readonly [
    Name in keyof (typeof messageParams)[C]
  ]: (typeof messageParams)[C][Name] extends ParamKind
    ? ParamValues[(typeof messageParams)[C][Name]]
    : never
}

/** Whether a text is the code of a message. */
export function isMessageCode(text: string): text is MessageCode {
  return Object.hasOwn(messageParams, text)
}
