import type { Env } from '../../context'

/** The instant "now" in epoch ms; local runs and tests may shift it. */
export function nowOf({ CLOCK_OFFSET_MS }: Pick<Env, 'CLOCK_OFFSET_MS'>): number {
  const offset = Number(CLOCK_OFFSET_MS ?? 0)
  return Date.now() + (Number.isFinite(offset) ? offset : 0)
}
