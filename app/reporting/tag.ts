import type { Reporting } from './settings'

/** The built file of the browser's error reporting. */
const reportFile = '/assets/report.js'

/** Inline script that starts reporting once a page has loaded; '' where nothing is reported. */
export function reportScript(reporting: Reporting | null, version: string): string {
  if (!reporting) return ''
  const settings = JSON.stringify(reporting).replaceAll('<', '\\u003c')
  return `addEventListener('load',function(){setTimeout(function(){import('${reportFile}?build=${version}').then(function(it){it.start(${settings})})},1000)})`
}
