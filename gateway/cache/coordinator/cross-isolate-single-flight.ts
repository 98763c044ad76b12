import { logFailure } from '../../../workers/kit/log'
import { withTimeout } from '../../../domain/with-timeout'
import type { Renewal, RenewalCalls } from './renewals'

/**
 * Coordinates fetches of lists with other isolates. Never throws: when the coordinator is down,
 * each isolate fetches for itself.
 */
export type CrossIsolateSingleFlight = {
  /**
   * The value that another isolate has just fetched or is fetching; undefined when this isolate
   * should fetch.
   */
  claim: (renewal: Renewal) => Promise<unknown>
  /** Publishes the fetched value; undefined when the fetch failed or the value is not cached. */
  publish: (renewal: Renewal, at: number, value: unknown) => void
}

type RequestScope = { requestId: string; waitUntil: (work: Promise<unknown>) => void }

/**
 * Longest wait for the coordinator, in ms: it awaits a list of another isolate for 2.5 s itself, and
 * in a rush of requests the call takes long too.
 */
const WAIT_MS = 4500

/** The other isolates as the coordinator knows them. */
export function openCrossIsolateSingleFlight(
  keeper: () => RenewalCalls,
  { requestId, waitUntil }: RequestScope,
): CrossIsolateSingleFlight {
  return {
    async claim(renewal) {
      try {
        const json = await withTimeout(WAIT_MS, keeper().claimRenewal(renewal))
        return json ? (JSON.parse(json) as unknown) : undefined
      } catch (error) {
        return failed(error)
      }
    },
    publish: (renewal, at, value) =>
      waitUntil(
        keeper()
          .endRenewal(renewal, at, value === undefined ? null : JSON.stringify(value))
          .catch(failed),
      ),
  }

  function failed(error: unknown): undefined {
    logFailure({ worker: 'gateway', call: 'coordinator.renewal', requestId }, error)
  }
}
