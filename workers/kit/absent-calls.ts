/** Ms for which a call is not sent again to a host that has shown to have no such call. */
const ABSENT_MS = 10 * 60_000

/** What is known of the calls that one host does not have. */
export type AbsentCalls = {
  has: (name: string) => boolean
  note: (name: string) => void
}

/** What an isolate knows of all hosts. */
export type KnownAbsent = {
  of: (host: string, clock: () => number) => AbsentCalls
}

/** A memory of nothing yet; contracts have so few calls that it needs no end. */
export function createKnownAbsent(): KnownAbsent {
  const until = new Map<string, number>()
  return {
    of: (host, clock) => ({
      has: (name) => clock() < (until.get(`${host} ${name}`) ?? 0),
      note: (name) => void until.set(`${host} ${name}`, clock() + ABSENT_MS),
    }),
  }
}
