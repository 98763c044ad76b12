import { namedValues } from '../../domain/named-values'

/**
 * Origins of partner apps by the utm_source that their links carry, from `tikiapp=https://tiki.vn
 * other=https://…`; what is no origin is left out, for it would be let in.
 */
export function readPartners(text?: string): ReadonlyMap<string, string> {
  return namedValues(text, isOrigin)
}

/** Scheme and host alone, nothing that a policy would read otherwise; without TLS only on the own machine. */
function isOrigin(text: string): boolean {
  return (
    /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(text) &&
    URL.canParse(text)
  )
}
