import { parseArgs } from 'node:util'

const parts = ['home', 'screens', 'traffic', 'soonest', 'bookings', 'live'] as const

/**
 * The options of the command line: `npm run bench -- screens --seconds 2 --only gateway,fan-out
 * --on workerd --latency 0,5`.
 */
export function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      on: { type: 'string', default: '' },
      screen: { type: 'string', default: '' },
      latency: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
    },
  })
  const unknown = positionals.filter((name) => !parts.some((part) => part === name))
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${parts.join(', ')}.`)
  return {
    parts: positionals.length > 0 ? parts.filter((part) => positionals.includes(part)) : [...parts],
    seconds: Number(values.seconds),
    /** Number of rounds over all contenders; the medians are reported. */
    rounds: Number(values.rounds),
    /** Pieces of contenders' names, where they run, screens; none: all. */
    only: wordsOf(values.only),
    on: wordsOf(values.on),
    screens: wordsOf(values.screen),
    /** Where the questions of `traffic` are drawn from; `fresh` draws another each time. */
    seed: values.seed === 'fresh' ? Date.now() % 1_000_000 : Number(values.seed),
    /** Milliseconds that each call of a backend takes besides. */
    latencies: wordsOf(values.latency).map(Number),
  }
}

/** The parsed options. */
export type Options = ReturnType<typeof readOptions>

function wordsOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean)
}
