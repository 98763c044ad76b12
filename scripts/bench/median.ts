import type { Load } from './load.ts'
import type { Measured } from './measure.ts'

/** The median of each figure over several rounds; failures are added up. */
export function median(rounds: readonly Measured[]): Measured {
  const [first] = rounds
  const of = (figure: (one: Measured) => number) => middleOf(rounds.map(figure))
  return {
    ...first!,
    cold: {
      ms: of(({ cold }) => cold.ms),
      cpuMs: of(({ cold }) => cold.cpuMs),
      calls: of(({ cold }) => cold.calls),
      hops: of(({ cold }) => cold.hops),
    },
    warm: {
      ...medianLoad(rounds.map(({ warm }) => warm)),
      calls: of(({ warm }) => warm.calls),
      hops: of(({ warm }) => warm.hops),
    },
  }
}

/** The median of each figure of several loads; failures are added up. */
export function medianLoad(rounds: readonly Load[]): Load {
  const of = (figure: (load: Load) => number) => middleOf(rounds.map(figure))
  return {
    requestsPerSecond: of(({ requestsPerSecond }) => requestsPerSecond),
    cpuMs: of(({ cpuMs }) => cpuMs),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  }
}

/** The figure in the middle, the higher one of two. */
export function middleOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!
}
