const personalCookies = /^muot_(session|holder)=[^;]/
const lifeSeconds = 94_608_000

/** Where an answer gives the browser something personal, also leaves a mark that its scripts can read: pages of strangers then need not ask for anything personal. */
export function markKnown(headers: Headers): void {
  if (headers.getSetCookie().some((line) => personalCookies.test(line))) {
    headers.append('set-cookie', `muot_known=1; Path=/; SameSite=Lax; Max-Age=${lifeSeconds}`)
  }
}
