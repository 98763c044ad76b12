/** A worker's variables as far as time is concerned. */
export type ClockVars = { CLOCK_OFFSET_MS?: string }

/**
 * The instant "now" in epoch ms. Local runs and tests may shift it by CLOCK_OFFSET_MS; production
 * has no such variable.
 */
export function nowOf(vars: ClockVars): number {
  const offset = Number(vars.CLOCK_OFFSET_MS ?? 0)
  return Date.now() + (Number.isFinite(offset) ? offset : 0)
}
