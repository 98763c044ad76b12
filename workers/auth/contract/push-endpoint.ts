/**
 * Hosts of the push services that browsers subscribe at. Messages are posted to no other: an
 * address comes from the browser, and could else name a server inside the network.
 */
const HOSTS: readonly RegExp[] = [
  // Chrome, Edge on Android, Opera, Samsung and others; older subscriptions; Chromium without
  // Google's keys, as distributions build it.
  /^(?:fcm|android)\.googleapis\.com$/,
  /^jmt\d+\.google\.com$/,
  /^(?:[\w-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[\w-]+\.)*push\.apple\.com$/,
  /^(?:[\w-]+\.)*notify\.windows\.com$/,
]

/** Whether an address is one that a push service gives out: https, its usual port, no user. */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    HOSTS.some((host) => host.test(hostname))
  )
}
