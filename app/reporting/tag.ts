import type { Reporting } from './settings'

/** The built file of the browser's error reporting. */
const reportFile = '/assets/report.js'

/** HTML that starts reporting once a page has loaded; '' where nothing is reported, so that it costs not a byte. */
export function reportTag(
  reporting: Reporting | null,
  { nonce, version }: { nonce: string; version: string },
): string {
  if (!reporting) return ''
  const settings = JSON.stringify(reporting).replaceAll('<', '\\u003c')
  return `<script nonce="${nonce}">addEventListener('load',function(){setTimeout(function(){import('${reportFile}?build=${version}').then(function(it){it.start(${settings})})},1000)})</script>`
}

/** A page's HTML with that at its end. */
export function withReporting(html: string, tag: string): string {
  const at = html.lastIndexOf('</body>')
  return tag && at >= 0 ? html.slice(0, at) + tag + html.slice(at) : html
}
