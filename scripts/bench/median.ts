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
      requestsPerSecond: of(({ warm }) => warm.requestsPerSecond),
      cpuMs: of(({ warm }) => warm.cpuMs),
      p50: of(({ warm }) => warm.p50),
      p99: of(({ warm }) => warm.p99),
      calls: of(({ warm }) => warm.calls),
      hops: of(({ warm }) => warm.hops),
      failures: rounds.reduce((sum, { warm }) => sum + warm.failures, 0),
    },
  }
}

/** The figure in the middle, the higher one of two. */
export function middleOf(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!
}
