import type { server as vi } from '../vi/server'
import type { Wording } from '../wording'

/** The site's messages for requests that no page answers, before any page is chosen. */
export const server = {
  badAddress: 'That address doesn’t look right.',
  otherSite:
    'That came from another site, so we couldn’t accept it. Please open the page again and retry.',
  brokenTitle: 'Something went wrong',
  broken: 'This page has a problem right now. Please try again in a few minutes.',
  toHome: 'Back to Home',
  tooLarge: 'That is a bit too long for us. Please shorten it and try again.',
  notOffered: 'This is not available here yet.',
} as const satisfies Wording<typeof vi>
