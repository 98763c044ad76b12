import { readFileSync } from 'node:fs'
import type { Service } from '../deployables.ts'
import type { Uses } from '../openapi/document.ts'
import type { Finding, Found, Verdict } from './run.ts'

type Operation = { operationId: string; 'x-used-by': Uses }

const verdicts: Verdict[] = ['fits', 'missing', 'shape', 'slow', 'not tried']

/** Pages and backends of ours that need a call, by docs/openapi; null where none makes it. */
export function pagesNeeding(): (service: Service, call: string) => string[] | null {
  const known = new Map<Service, Map<string, string[] | null>>()
  return (service, call) => {
    const pages = known.get(service) ?? readPages(service)
    known.set(service, pages)
    return pages.get(call) ?? null
  }
}

function readPages(service: Service): Map<string, string[] | null> {
  const { paths } = JSON.parse(readFileSync(`docs/openapi/${service}.json`, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>
  }
  return new Map(
    Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .map(({ operationId, 'x-used-by': { documents, pages, backends = [] } }) => [
        operationId,
        documents.length + backends.length > 0
          ? [...pages, ...backends.map((backend) => `our ${backend}`)]
          : null,
      ]),
  )
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

/** The same as Markdown. */
export function markdownOf(found: Found, pagesOf: ReturnType<typeof pagesNeeding>): string {
  const rows = found.findings.map((finding) => {
    const { service, call, kind, place, verdict, why } = finding
    const follows =
      verdict === 'fits' || verdict === 'not tried' ? '' : consequenceOf(finding, pagesOf)
    return `| ${service}.${call} | ${kind} | ${place} | ${verdict} | ${why.join('<br>')} | ${follows} |`
  })
  return [
    summaryOf(found),
    '',
    '| call | kind | asked | finding | why | follows |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    ...endOf(found),
    '',
  ].join('\n')
}

/** The same as JUnit's XML: a case a call. */
export function junitOf({ findings }: Found): string {
  const cases = findings.map((finding) => {
    const { service, call, verdict, why, ms = 0 } = finding
    const message = escaped(`${verdict}: ${why.join('; ')}`)
    const inside = isNeeded(finding)
      ? `<failure message="${message}"/>`
      : verdict === 'not tried'
        ? `<skipped message="${message}"/>`
        : ''
    return `<testcase classname="${service}" name="${call}" time="${ms / 1000}">${inside}</testcase>`
  })
  const failures = findings.filter(isNeeded).length
  return `<?xml version="1.0"?>\n<testsuite name="conform" tests="${cases.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
