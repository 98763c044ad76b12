import { logFailure } from '../../../workers/kit/log'
import { within } from '../../../domain/within'
import type { Renewal, RenewalKeeper } from './renewals'

/** The other isolates, as far as fetching lists goes. Never throws: whoever cannot be asked fetches nothing. */
export type CrossIsolateSingleFlight = {
  /** What another isolate has just fetched or is fetching; undefined when this one should. */
  claim: (renewal: Renewal) => Promise<unknown>
  /** Tells what came of fetching it here; undefined when that failed or is nothing to keep. */
  publish: (renewal: Renewal, at: number, value: unknown) => void
}

type RequestScope = { requestId: string; waitUntil: (work: Promise<unknown>) => void }

/** Longest wait for the coordinator's word, and for a list that it waits for itself, in ms. */
const COORDINATOR_MS = 1500
const LIST_MS = 3000

/** The other isolates as the coordinator knows them. */
export function openCrossIsolateSingleFlight(
  keeper: () => RenewalKeeper,
  { requestId, waitUntil }: RequestScope,
): CrossIsolateSingleFlight {
  return {
    async claim(renewal) {
      try {
        const turn = await within(COORDINATOR_MS, keeper().beginRenewal(renewal))
        if (turn?.kind === 'done') return JSON.parse(turn.json) as unknown
        const json =
          turn?.kind === 'underway' ? await within(LIST_MS, keeper().awaitRenewal(renewal)) : null
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
