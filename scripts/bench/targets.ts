import type { Measured } from './measure.ts'
import type { Screen } from './screens/documents.ts'

/**
 * The marks that the gateway is held to, as sentences: what is wanted, what was measured, whether
 * that is enough. Only what was measured is judged.
 */
export function verdicts(screen: Screen['name'], measured: readonly Measured[]): string[] {
  const on = (name: string) =>
    measured.find(({ contender, on: runtime }) => runtime === 'workerd' && contender === name)
  const [cached, uncached] = [on('this gateway'), on('this gateway, nothing cached')]
  const [fanOut, same, constant] = [
    on('fan-out without GraphQL'),
    on("fan-out of the gateway's own calls"),
    on('a constant of the same bytes'),
  ]
  const lines = [
    ...(screen === 'booking'
      ? ofBooking({ cached, uncached, fanOut, same })
      : ofLists({ cached, constant })),
    ...aheadOf(cached, measured),
    ...aheadOf(
      uncached,
      measured.filter(({ isCaching }) => !isCaching),
    ),
  ]
  return lines.map((line) => `  → ${line}`)
}

type Rows = Record<'cached' | 'uncached' | 'fanOut' | 'same' | 'constant', Measured | undefined>

function ofBooking({ cached, uncached, fanOut, same }: Omit<Rows, 'constant'>): string[] {
  const calls =
    cached &&
    `booking, lists warm: ${cached.warm.calls} calls in ${hopsOf(cached)}${judged(cached.warm.calls <= 3, '3')}`
  return [
    uncached && same
      ? `booking, nothing cached: ${times(uncached.warm.cpuMs, same.warm.cpuMs)} ` +
        `the CPU of the same calls fanned out${judged(uncached.warm.cpuMs <= 1.8 * same.warm.cpuMs, '1.8')}`
      : '',
    uncached && fanOut
      ? `booking, nothing cached: ${times(uncached.warm.cpuMs, fanOut.warm.cpuMs)} the CPU of ` +
        'a fan-out that requests the one salon'
      : '',
    calls ?? '',
    cached && fanOut
      ? `booking, lists warm: ${times(cached.warm.cpuMs, fanOut.warm.cpuMs)} the CPU of that ` +
        `fan-out${judged(cached.warm.cpuMs <= fanOut.warm.cpuMs, '1')}`
      : '',
    cached && same
      ? `booking, lists warm: ${times(cached.warm.cpuMs, same.warm.cpuMs)} the CPU of the same calls fanned out`
      : '',
  ].filter(Boolean)
}

function ofLists({ cached, constant }: Pick<Rows, 'cached' | 'constant'>): string[] {
  const share =
    cached && constant ? cached.warm.requestsPerSecond / constant.warm.requestsPerSecond : undefined
  return [
    cached ? `lists warm: ${cached.warm.calls} calls${judged(cached.warm.calls === 0, '0')}` : '',
    share === undefined
      ? ''
      : `lists warm: ${share.toFixed(2)} of the constant's requests${share >= 0.5 ? '' : ' (wanted: 0.5)'}`,
  ].filter(Boolean)
}

/** The gateway's lead over the other GraphQL servers. */
function aheadOf(gateway: Measured | undefined, measured: readonly Measured[]): string[] {
  const peers = measured.filter(({ isPeer, on }) => isPeer && on !== 'Miniflare')
  if (!gateway || peers.length === 0) return []
  const [quickest] = peers.toSorted(
    (one, other) => other.warm.requestsPerSecond - one.warm.requestsPerSecond,
  )
  const [leanest] = peers.toSorted((one, other) => one.warm.cpuMs - other.warm.cpuMs)
  return [
    `${gateway.contender}: ` +
      `${times(gateway.warm.requestsPerSecond, quickest!.warm.requestsPerSecond)} the requests ` +
      `of the quickest peer (${quickest!.contender}), ` +
      `${times(gateway.warm.cpuMs, leanest!.warm.cpuMs)} the CPU of the leanest ` +
      `(${leanest!.contender})`,
  ]
}

function hopsOf({ warm: { hops } }: Measured): string {
  return `${hops} request${hops === 1 ? '' : 's'} of backends`
}

function judged(isEnough: boolean, input: string): string {
  return isEnough ? '' : ` (wanted: ${input} at most)`
}

function times(one: number, other: number): string {
  return `${(one / other).toFixed(2)} times`
}
