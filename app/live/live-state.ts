/** The phase of an open screen's live hours. */
export type Phase = 'idle' | 'listening' | 'waiting' | 'polling' | 'paused'

/**
 * The life of one screen's live hours: failures in a row, polls since it last tried to listen, and
 * whether the open stream has brought anything.
 */
export type LiveState = { phase: Phase; failures: number; polls: number; hasValue: boolean }

/**
 * The events: it starts, on a page that is visible or hidden (as a prerendered one), a `value` came, the stream `ended` or `failed`, a timer is `due`, the page is
 * `hidden` or `shown`, the network `online` or `offline`.
 */
export type LiveEvent =
  | 'start'
  | 'startHidden'
  | 'value'
  | 'ended'
  | 'failed'
  | 'due'
  | 'hidden'
  | 'shown'
  | 'online'
  | 'offline'
  | 'stop'

/**
 * The effects, in order: open the stream, fetch once, set the one timer, or drop stream and timer.
 */
export type LiveEffect =
  { do: 'listen' } | { do: 'ask' } | { do: 'wait'; ms: number } | { do: 'close' }

/** A screen before it has begun. */
export const idle: LiveState = { phase: 'idle', failures: 0, polls: 0, hasValue: false }

/** Failures in a row after which the screen polls instead. */
const FAILURES_BEFORE_POLLING = 3

/** Milliseconds between two questions, and how many of them pass before it tries to listen again. */
const POLL_EVERY_MS = 10_000
const POLLS_BEFORE_LISTENING = 6

/** Milliseconds before the first new try; each further one waits twice as long. */
const FIRST_RETRY_MS = 1000

/**
 * A stream that was ended in good order is resumed within so many ms, at random, so that not all
 * screens come at once.
 */
const RESUME_MS = 1000

/** The state after an event, and its effects; `random` is from 0 to 1. */
export function liveStateAfter(
  state: LiveState,
  event: LiveEvent,
  random: number,
): [LiveState, LiveEffect[]] {
  if (event === 'stop') return [idle, [{ do: 'close' }]]
  if (event === 'startHidden') return [{ ...idle, phase: 'paused' }, []]
  if (state.phase === 'idle') return event === 'start' ? listen(state) : [state, []]
  if (event === 'hidden') return [{ ...state, phase: 'paused' }, [{ do: 'close' }]]
  // Earlier failures do not count: the customer is looking now, and perhaps from another network.
  if (event === 'shown') return state.phase === 'paused' ? listen(idle) : [state, []]
  if (state.phase === 'paused') return [state, []]
  if (event === 'online') return listen({ ...state, failures: 0 })
  if (event === 'offline') return [{ ...state, phase: 'waiting' }, [{ do: 'close' }]]
  switch (state.phase) {
    case 'listening':
      return whileListening(state, event, random)
    case 'waiting':
      return event === 'due' ? listen(state) : [state, []]
    case 'polling':
      return whilePolling(state, event)
  }
}

function whileListening(
  state: LiveState,
  event: LiveEvent,
  random: number,
): [LiveState, LiveEffect[]] {
  if (event === 'value') return [{ ...state, failures: 0, hasValue: true }, []]
  if (event === 'ended' && state.hasValue)
    return [{ ...state, phase: 'waiting' }, [{ do: 'wait', ms: Math.round(RESUME_MS * random) }]]
  // A stream that ends before its first value counts as a failure.
  if (event !== 'failed' && event !== 'ended') return [state, []]
  const failures = state.failures + 1
  if (failures >= FAILURES_BEFORE_POLLING)
    return [{ ...state, phase: 'polling', failures, polls: 1 }, [{ do: 'ask' }]]
  return [
    { ...state, phase: 'waiting', failures },
    [{ do: 'wait', ms: Math.round(FIRST_RETRY_MS * 2 ** (failures - 1) * (0.5 + random)) }],
  ]
}

function whilePolling(state: LiveState, event: LiveEvent): [LiveState, LiveEffect[]] {
  // The next poll has its own time, whether this one succeeded or failed.
  if (event === 'value' || event === 'failed') return [state, [{ do: 'wait', ms: POLL_EVERY_MS }]]
  if (event !== 'due') return [state, []]
  // After one more failure it polls again.
  if (state.polls >= POLLS_BEFORE_LISTENING)
    return listen({ ...state, failures: FAILURES_BEFORE_POLLING - 1 })
  return [{ ...state, polls: state.polls + 1 }, [{ do: 'ask' }]]
}

function listen(state: LiveState): [LiveState, LiveEffect[]] {
  return [
    { ...state, phase: 'listening', polls: 0, hasValue: false },
    [{ do: 'close' }, { do: 'listen' }],
  ]
}
