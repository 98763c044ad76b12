import { DAY_MS } from '../../../domain/durations'
import { VIETNAM_AHEAD_MS } from '../../../domain/vietnam-day'
import type { HomeBlockPartsFragment } from '../../../schema/generated/graphql'

/** A block of Home as the gateway has it. */
export type ConfiguredBlock = HomeBlockPartsFragment
export type Item = ConfiguredBlock['items'][number]

/** Blocks by their `order`, each with its items as they stand today. */
export function blocksOfToday(blocks: readonly ConfiguredBlock[], now: number): ConfiguredBlock[] {
  const day = Math.floor((now + VIETNAM_AHEAD_MS) / DAY_MS)
  return blocks
    .map((block) => ({ ...block, items: itemsOfToday(block.items, block.pinnedCount, day) }))
    .sort((a, b) => a.order - b.order)
}

/**
 * Pinned items stay in front; the others rotate behind them, one place a day, so that each comes
 * forward. Without pinned items nothing rotates.
 */
export function itemsOfToday<T>(items: readonly T[], pinnedCount: number, day: number): T[] {
  const turning = items.slice(pinnedCount)
  if (pinnedCount <= 0 || turning.length < 2) return [...items]
  const turns = day % turning.length
  return [...items.slice(0, pinnedCount), ...turning.slice(turns), ...turning.slice(0, turns)]
}

/** Columns of 24 that a service takes: three services share a row at 8, others stand at 6. */
export function serviceColumns(count: number): 8 | 6 {
  return count === 3 ? 8 : 6
}
