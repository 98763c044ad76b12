import type { Service } from '../../workers/kit/upstream'

/** Ms for which a call is not sent again to a host that has shown to have no such call. */
const ABSENT_MS = 10 * 60_000

/** What an isolate knows of the calls that hosts do not have. */
export type AbsentCalls = {
  has: (service: Service, name: string, now: number) => boolean
  note: (service: Service, name: string, now: number) => void
}

/** A memory of nothing yet; contracts have so few calls that it needs no end. */
export function createAbsentCalls(): AbsentCalls {
  const until = new Map<string, number>()
  return {
    has: (service, name, now) => now < (until.get(`${service}.${name}`) ?? 0),
    note: (service, name, now) => void until.set(`${service}.${name}`, now + ABSENT_MS),
  }
}
