import type { ProvinceWire, SalonWire } from '../../../workers/salons/contract.ts'
import { startStack, type Stack } from '../../stack.ts'
import { backendOf, pathsOf, type PathInput } from '../screens/paths.ts'

/** The backends' responses, by path; JSON. */
export type Recording = Record<string, string>

const SALONS = 100

/**
 * Calls the reference backends on fresh demo data once for everything that the screens need, and
 * extends the list of salons to a hundred.
 */
export async function record(
  input: (filledAt: string) => PathInput,
): Promise<{ recording: Recording; input: PathInput }> {
  const stack = await startStack({
    only: ['auth', 'salons', 'booking', 'campaign'],
    vars: { booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' } },
  })
  try {
    const recorded = input(stack.filledAt)
    const responses = await Promise.all(
      Object.values(pathsOf).map(async (pathOf) => {
        const path = pathOf(recorded)
        return [path, await textOf(stack, path)] as const
      }),
    )
    return {
      recording: withHundredSalons(Object.fromEntries(responses), recorded),
      input: recorded,
    }
  } finally {
    await stack.stop()
  }
}

/**
 * The chain has a few salons less than a hundred: the first ones stand a second time under numbers
 * of their own, and are counted.
 */
function withHundredSalons(recording: Recording, input: PathInput): Recording {
  const salons = dataOf<SalonWire[]>(recording[pathsOf.salons()])
  const provinces = dataOf<ProvinceWire[]>(recording[pathsOf.provinces()])
  const more = salons
    .slice(0, Math.max(0, SALONS - salons.length))
    .map((salon) => ({ ...salon, id: salon.id + 10_000 }))
  const all = [...salons, ...more].slice(0, SALONS)
  const counted = provinces.map((province) => ({
    ...province,
    totalSalon: all.filter(({ cityId }) => cityId === province.cityId).length,
  }))
  const own = counted.filter(({ cityId }) => cityId === input.provinceId)
  return {
    ...recording,
    ...Object.fromEntries(
      [
        [pathsOf.salons(), all],
        [pathsOf.provinces(), counted],
        [pathsOf.province(input), own],
      ].map(([path, data]) => [path, JSON.stringify({ data })]),
    ),
  }
}

/** The data of a recorded response. */
export function dataOf<T>(text: string | undefined): T {
  return (JSON.parse(text ?? '') as { data: T }).data
}

/** A backend's response as text; throws when it failed. */
export async function textOf(stack: Stack, path: string): Promise<string> {
  const response = await stack.execute(backendOf(path), path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}
