import type { Env } from '../context'

/** The settings of error reporting. */
export type Reporting = {
  /** Address of the project that errors go to, `https://KEY@HOST/PROJECT`. */
  dsn: string
  /** Share of visits whose timings are sent, 0…1. */
  traces: number
  /** Share of visits that are recorded, with every text and picture masked. */
  replays: number
  /** Share of visits with an error whose last minute is recorded, masked as well. */
  replaysOnError: number
}

/** The site's variables for error reporting. */
export type ReportingVars = Pick<
  Env,
  'ERROR_DSN' | 'ERROR_TRACES' | 'ERROR_REPLAYS' | 'ERROR_REPLAYS_ON_ERROR'
>

/**
 * The settings of error reporting; null without a DSN, the default. The shares are those of the
 * specification by default.
 */
export function readReporting(vars: ReportingVars): Reporting | null {
  if (!vars.ERROR_DSN || !originOf(vars.ERROR_DSN)) return null
  return {
    dsn: vars.ERROR_DSN,
    traces: share(vars.ERROR_TRACES, 1),
    replays: share(vars.ERROR_REPLAYS, 0.1),
    replaysOnError: share(vars.ERROR_REPLAYS_ON_ERROR, 1),
  }
}

/** The origin of the reports' address, for the security policy; null when it is invalid. */
export function originOf(dsn: string): string | null {
  const url = URL.canParse(dsn) ? new URL(dsn) : null
  return url?.username && /^\/\d+$/.test(url.pathname) && url.protocol === 'https:'
    ? url.origin
    : null
}

function share(text: string | undefined, usual: number): number {
  const value = text === undefined || text === '' ? usual : Number(text)
  return value >= 0 && value <= 1 ? value : usual
}

/** The built file of the browser's error reporting. */
const reportFile = '/assets/report.js'

/** Inline script that starts reporting once a page has loaded; '' where nothing is reported. */
export function reportScript(reporting: Reporting | null, version: string): string {
  if (!reporting) return ''
  const settings = JSON.stringify(reporting).replaceAll('<', '\\u003c')
  return `addEventListener('load',function(){setTimeout(function(){import('${reportFile}?build=${version}').then(function(it){it.start(${settings})})},1000)})`
}
