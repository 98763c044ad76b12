import pages from '../../schema/generated/pages.json' with { type: 'json' }

type Line = {
  worker: string
  requestId: string
  operation: string
  status: number
  ms: number
  calls: string[]
}
type Group = { requestId: string; lines: Line[] }

/** Page loads and calls of browsers that are remembered. */
const MAX_REQUESTS = 50

const groups: Group[] = []

/** Remembers a request to the gateway by its line of log, which has nothing that was sent. */
export function noteRequest(text: string): void {
  const line = JSON.parse(text) as Line
  if (line.worker !== 'gateway') return
  const known = groups.find(({ requestId }) => requestId === line.requestId)
  if (known) known.lines.push(line)
  else groups.unshift({ requestId: line.requestId, lines: [line] })
  groups.length = Math.min(groups.length, MAX_REQUESTS)
}

/** The last requests as a page: which page it was, its documents, and their calls. */
export function requestsPage(): string {
  const rows = groups.flatMap(({ lines }) =>
    lines.map(
      ({ operation, status, ms, calls }) =>
        `<tr><th scope="row">${escaped(pageOf(lines))}</th>` +
        [operation, status, ms, calls.join('\n') || 'no call']
          .map((cell) => `<td>${escaped(String(cell))}</td>`)
          .join('') +
        '</tr>',
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Requests</title>
<style>body{margin:16px;font:14px/1.5 system-ui,sans-serif;color:#111827;background:#fff}table{border-collapse:collapse}th,td{padding:4px 12px;border-top:1px solid #6b7280;text-align:left;vertical-align:top;font-weight:400;white-space:pre-line}thead th{font-weight:700}main{overflow-x:auto}</style>
<main tabindex="0"><h1>The last ${MAX_REQUESTS} requests</h1><p><a href="/graphql">Query page</a></p><table><thead><tr><th scope="col">Page</th><th scope="col">Document</th><th scope="col">Status</th><th scope="col">ms</th><th scope="col">Calls: status, begin + ms</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></html>`
}

/** The page that asks the fewest documents besides those of a request; the log has no paths. */
function pageOf(lines: readonly Line[]): string {
  const { '*': ofAll = [], ...own } = pages as Partial<Record<string, string[]>>
  const asked = lines.map(({ operation }) => operation).filter((name) => !ofAll.includes(name))
  const fitting = Object.entries(own).filter(([, names = []]) =>
    asked.every((name) => names.includes(name)),
  )
  const [first] = fitting.sort(([, one = []], [, other = []]) => one.length - other.length)
  return asked.length > 0 && first ? first[0] : 'none, or several'
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
