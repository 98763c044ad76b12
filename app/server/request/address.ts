/** The address of a request; undefined when its Host header is no host, as only a broken or hostile client sends it. */
export function addressOf(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname) ? url : undefined
}
