import { languageOf, type Language } from './language'

// In this order: what calls itself Edge calls itself Chrome and Safari too.
const browsers: [name: string, sign: RegExp][] = [
  ['Zalo', /Zalo/i],
  ['Facebook', /FBAN|FBAV/],
  ['Coc Coc', /coc_coc/i],
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
]

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

/**
 * Browser and system from a User-Agent: enough for its owner to recognise it, too little to
 * identify people; '' when both are unknown.
 */
export function deviceOf(userAgent: string): string {
  return [browsers, systems]
    .flatMap((known) => known.find(([, sign]) => sign.test(userAgent))?.[0] ?? [])
    .join(', ')
}

/** The sender of a request, as far as the network knows. */
export type Caller = {
  /** The Cookie header, '' when there is none. */
  cookie: string
  /** '' in local runs. */
  address: string
  requestId: string
  /** Browser and system, `Chrome, Android`; '' when unknown. */
  device: string
  /**
   * The trace that the caller is part of (W3C Trace Context), as their header has it; '' for none.
   * The gateway validates it.
   */
  traceparent: string
  /** The language of the requesting page, not the browser's preference. */
  language: Language
}

/**
 * Reads the caller; the address comes from the network, never from the browser. `query` is that of
 * the request's URL.
 */
export function callerOf(request: Request, query: URLSearchParams): Caller {
  const cookie = request.headers.get('cookie') ?? ''
  return {
    cookie,
    address: request.headers.get('cf-connecting-ip') ?? '',
    // Cloudflare's id of a request, where there is one.
    requestId: request.headers.get('cf-ray') ?? crypto.randomUUID(),
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    traceparent: request.headers.get('traceparent') ?? '',
    language: languageOf(query, cookie),
  }
}

/** The address of a request; undefined when its Host header is no host, as only a broken or hostile client sends it. */
export function addressOf(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) ? url : undefined
}
