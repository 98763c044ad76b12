/** The address of a request; undefined when its Host header is no host, as only a broken or hostile client sends it. */
export function addressOf(text: string): URL | undefined {
  const url = URL.parse(text)
  return url && /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) ? url : undefined
}
