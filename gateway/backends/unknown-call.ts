import { BackendFailure } from '../../workers/kit/connect'

/** Whether a backend has no such call: the chain's own host has those of the specification only. */
export function isUnknownCall(error: unknown): boolean {
  return (
    error instanceof BackendFailure &&
    error.why === 'status' &&
    ['404', '405', '501'].includes(error.detail)
  )
}
