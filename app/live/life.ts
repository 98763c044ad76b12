/** Where the live hours of an open screen stand. */
export type Phase = 'idle' | 'listening' | 'waiting' | 'polling' | 'paused'

/** The life of one screen's live hours: failures in a row, polls since it last tried to listen, and whether the open stream has brought anything. */
export type LiveState = { phase: Phase; failures: number; polls: number; hasHeard: boolean }

/** What happens to it: `heard` a value, the stream `ended` or `failed`, a timer is `due`, the page is `hidden` or `shown`, the phone `online` or `offline`. */
export type LiveEvent =
  | 'start'
  | 'heard'
  | 'ended'
  | 'failed'
  | 'due'
  | 'hidden'
  | 'shown'
  | 'online'
  | 'offline'
  | 'stop'

/** What is to be done, in order: open the stream, ask once, set the one timer, or drop stream and timer. */
export type LiveEffect =
  { do: 'listen' } | { do: 'ask' } | { do: 'wait'; ms: number } | { do: 'hush' }

/** A screen before it has begun. */
export const idle: LiveState = { phase: 'idle', failures: 0, polls: 0, hasHeard: false }

/** Failures in a row after which the screen asks from time to time instead. */
const FAILURES_BEFORE_POLLING = 3

/** Milliseconds between two questions, and how many of them pass before it tries to listen again. */
const ASK_EVERY_MS = 10_000
const ASKS_BEFORE_LISTENING = 6

/** Milliseconds before the first new try; each further one waits twice as long. */
const FIRST_RETRY_MS = 1000

/** A stream that was ended in good order is resumed within so many ms, by chance, so that not all screens come at once. */
const RESUME_MS = 1000

/** The life after a happening, and what is to be done; `chance` is from 0 to 1. */
export function liveStateAfter(
  life: LiveState,
  happening: LiveEvent,
  chance: number,
): [LiveState, LiveEffect[]] {
  if (happening === 'stop') return [idle, [{ do: 'hush' }]]
  if (life.phase === 'idle') return happening === 'start' ? listen(life) : [life, []]
  if (happening === 'hidden') return [{ ...life, phase: 'paused' }, [{ do: 'hush' }]]
  // Whatever failed before, the customer is looking now, and perhaps from another network.
  if (happening === 'shown') return life.phase === 'paused' ? listen(idle) : [life, []]
  if (life.phase === 'paused') return [life, []]
  if (happening === 'online') return listen({ ...life, failures: 0 })
  if (happening === 'offline') return [{ ...life, phase: 'waiting' }, [{ do: 'hush' }]]
  switch (life.phase) {
    case 'listening':
      return whileListening(life, happening, chance)
    case 'waiting':
      return happening === 'due' ? listen(life) : [life, []]
    case 'polling':
      return whilePolling(life, happening)
  }
}

function whileListening(
  life: LiveState,
  happening: LiveEvent,
  chance: number,
): [LiveState, LiveEffect[]] {
  if (happening === 'heard') return [{ ...life, failures: 0, hasHeard: true }, []]
  if (happening === 'ended' && life.hasHeard)
    return [{ ...life, phase: 'waiting' }, [{ do: 'wait', ms: Math.round(RESUME_MS * chance) }]]
  // An end before anything was said is no better than a failure.
  if (happening !== 'failed' && happening !== 'ended') return [life, []]
  const failures = life.failures + 1
  if (failures >= FAILURES_BEFORE_POLLING)
    return [{ ...life, phase: 'polling', failures, polls: 1 }, [{ do: 'ask' }]]
  return [
    { ...life, phase: 'waiting', failures },
    [{ do: 'wait', ms: Math.round(FIRST_RETRY_MS * 2 ** (failures - 1) * (0.5 + chance)) }],
  ]
}

function whilePolling(life: LiveState, happening: LiveEvent): [LiveState, LiveEffect[]] {
  // Answered or not, the next question comes in its time.
  if (happening === 'heard' || happening === 'failed')
    return [life, [{ do: 'wait', ms: ASK_EVERY_MS }]]
  if (happening !== 'due') return [life, []]
  // One more failure, and it asks again.
  if (life.polls >= ASKS_BEFORE_LISTENING)
    return listen({ ...life, failures: FAILURES_BEFORE_POLLING - 1 })
  return [{ ...life, polls: life.polls + 1 }, [{ do: 'ask' }]]
}

function listen(life: LiveState): [LiveState, LiveEffect[]] {
  return [
    { ...life, phase: 'listening', polls: 0, hasHeard: false },
    [{ do: 'hush' }, { do: 'listen' }],
  ]
}
