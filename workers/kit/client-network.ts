/** The client's address, as the site passed it on (header x-client-address); null when it did not. */
export function clientAddress(request: Request): string | null {
  const address = request.headers.get('x-client-address')?.trim().toLowerCase() ?? ''
  return /^[\da-f.:]{3,45}$/.test(address) ? address : null
}

/**
 * The network that a client is in, null where their address is not known. Limits per address count
 * this: one household has a whole IPv6 /64 of addresses.
 */
export function clientNetwork(request: Request): string | null {
  const address = clientAddress(request)
  return address === null ? null : networkOf(address)
}

/** An IPv4 address as it is, an IPv6 one as its /64: `2001:db8:1:2::9` → `2001:db8:1:2`. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => parseInt(part || '0', 16).toString(16))
    .join(':')
}
