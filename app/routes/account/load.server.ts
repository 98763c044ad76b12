import type { Site } from '~/context'
import { AccountPageDocument } from '../../../schema/generated/graphql'
import { whoOf } from '../auth/who'

/** The action that has just succeeded, from the address. */
export type AccountOutcome = 'profile' | 'password' | 'consent' | 'device' | 'erase' | 'stay'

const all: readonly string[] = [
  'profile',
  'password',
  'consent',
  'device',
  'erase',
  'stay',
] satisfies AccountOutcome[]

/** The account of the logged-in customer (H-184); each part is null when its backend failed. */
export async function loadAccount(site: Site, request: Request) {
  const answer = await site.gateway.query(AccountPageDocument, {})
  const { now, viewer, account, savedAddresses } = answer.ok
    ? answer.data
    : { now: site.now, viewer: null, account: null, savedAddresses: null }
  const done = new URL(request.url).searchParams.get('xong')
  return {
    now,
    who: whoOf(answer),
    viewer,
    account,
    addresses: savedAddresses,
    done: done && all.includes(done) ? (done as AccountOutcome) : null,
  }
}

/** The data of /tai-khoan. */
export type AccountData = Awaited<ReturnType<typeof loadAccount>>

/** The customer on that page. */
export type AccountViewer = NonNullable<AccountData['viewer']>
