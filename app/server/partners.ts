/**
 * Origins of partner apps by the utm_source that their links carry, from `tikiapp=https://tiki.vn
 * other=https://…`; what is no origin is left out, for it would be let in.
 */
export function readPartners(text = ''): ReadonlyMap<string, string> {
  const pairs = text.split(/\s+/).flatMap((pair): [string, string][] => {
    const [, name, origin] = /^([\w-]+)=(\S+)$/.exec(pair) ?? []
    return name && origin && isOrigin(origin) ? [[name, origin]] : []
  })
  return new Map(pairs)
}

/** Scheme and host alone, nothing that a policy would read otherwise; without TLS only on the own machine. */
function isOrigin(text: string): boolean {
  return (
    /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/.test(text) &&
    URL.canParse(text)
  )
}
