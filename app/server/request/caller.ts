import { deviceOf } from './device'
import { languageOf, type Language } from './language'

/** Who sends a request, as far as the network knows. */
export type Caller = {
  /** The Cookie header, '' when there is none. */
  cookie: string
  /** '' in local runs. */
  address: string
  requestId: string
  /** Roughly which browser on what, `Chrome, Android`; '' when nobody knows. */
  device: string
  /** The trace that the caller is part of (W3C Trace Context), as he says it; '' for none. The gateway checks it. */
  traceparent: string
  /** The language of the page that asks, whatever the browser would like best. */
  language: Language
}

/** Reads the caller; the address is the network's word, never the browser's. */
export function callerOf(request: Request): Caller {
  const cookie = request.headers.get('cookie') ?? ''
  return {
    cookie,
    address: request.headers.get('cf-connecting-ip') ?? '',
    requestId: request.headers.get('cf-ray') ?? crypto.randomUUID(),
    device: deviceOf(request.headers.get('user-agent') ?? ''),
    traceparent: request.headers.get('traceparent') ?? '',
    language: languageOf(new URL(request.url).searchParams, cookie),
  }
}
