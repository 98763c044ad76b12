import { type Service, services } from '../deployables.ts'
import { readDocument } from '../openapi/document.ts'
import type { Finding, Found, Verdict } from './run.ts'

const verdicts: Verdict[] = ['fits', 'missing', 'shape', 'slow', 'not tried']

/** Pages and backends of ours that need a call, by docs/openapi; null where none makes it. */
export function pagesNeeding(): (service: Service, call: string) => string[] | null {
  const known = new Map(
    services.flatMap((service) =>
      readDocument(service)
        .operations.filter(
          ({ 'x-used-by': { documents, backends = [] } }) => documents.length + backends.length > 0,
        )
        .map(({ operationId, 'x-used-by': { pages, backends = [] } }): [string, string[]] => [
          `${service}.${operationId}`,
          [...pages, ...backends.map((backend) => `our ${backend}`)],
        ]),
    ),
  )
  return (service, call) => known.get(`${service}.${call}`) ?? null
}

/** Whether a finding is a fault of what the site cannot do without. */
function isNeeded({ kind, verdict, isPartial }: Finding): boolean {
  const isFault = verdict === 'missing' || (verdict === 'shape' && !isPartial)
  return isFault && kind !== 'ours' && kind !== 'between'
}

/** 2: a host went down; 1: something needed fails. */
export function exitCodeOf({ findings, isDown }: Found): number {
  if (isDown) return 2
  return findings.some(isNeeded) ? 1 : 0
}

/** What follows from a finding for the site's pages. */
function consequenceOf(finding: Finding, pagesOf: ReturnType<typeof pagesNeeding>): string {
  const pages = pagesOf(finding.service, finding.call) ?? []
  if (pages.length === 0) return 'no page needs it'
  const where = pages.includes('*') ? 'every page' : pages.join(' ')
  if (finding.verdict === 'slow') return `slow: ${where}`
  if (finding.isPartial) return `lacks these rows: ${where}`
  return `${isNeeded(finding) ? 'fails' : 'is hidden'}: ${where}`
}

/** The report for a person at a terminal. */
export function textOf(found: Found, pagesOf: ReturnType<typeof pagesNeeding>): string {
  const lines = [summaryOf(found)]
  const reasons = new Map<string, string[]>()
  for (const finding of found.findings.filter(({ verdict }) => verdict !== 'fits')) {
    const name = `${finding.service}.${finding.call}`
    const why = finding.why.join('; ')
    if (finding.verdict === 'not tried') reasons.set(why, [...(reasons.get(why) ?? []), name])
    else {
      lines.push(`${finding.verdict.padEnd(9)}  ${name}  ${finding.place}  ${why}`)
      lines.push(`           ${consequenceOf(finding, pagesOf)}`)
    }
  }
  for (const [why, names] of reasons) lines.push(`not tried  ${why}: ${names.join(', ')}`)
  return [...lines, ...endOf(found)].join('\n')
}

function summaryOf({ findings }: Found): string {
  const counts = verdicts.map(
    (verdict) => `${findings.filter((one) => one.verdict === verdict).length} ${verdict}`,
  )
  return `${findings.length} calls: ${counts.join(', ')}.`
}

function endOf({ isDown, leftBehind }: Found): string[] {
  return [
    ...leftBehind.map((what) => `Not cleaned up: ${what}`),
    ...(isDown ? ['A host went down; its other calls were not tried.'] : []),
  ]
}
