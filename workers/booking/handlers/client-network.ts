/** The network that a request's customer is in, as the site passed it on; null when it did not. An IPv6 one is its /64: one household has that many addresses. */
export function clientNetwork(request: Request): string | null {
  const address = request.headers.get('x-client-address')?.trim().toLowerCase() ?? ''
  if (!/^[\da-f.:]{3,45}$/.test(address)) return null
  if (!address.includes(':')) return address
  const [left = [], right = []] = address
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')))
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.padStart(4, '0'))
    .join(':')
}
