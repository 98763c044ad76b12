import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shell } from '../app/messages/vi/shell'
import { type Failing, SLOW_MS } from '../scripts/recording-proxy.ts'
import { type Service, services } from '../scripts/deployables.ts'
import { logIn, OWNER } from './authorisation/people.ts'
import { type Chain, openChain, sharedChain } from './open-chain.ts'
import { addresses, allRoutes, landmarksOf, type Sample } from './route-samples.ts'
import { inGroups, isWhole, partOf } from './sample.ts'

const faults: readonly Failing[] = ['gone', 'breaks', 'slow', 'html', 'half', 'lies', 'nulls']
const routes = allRoutes()

type Looked = { isPage: boolean; sample: Sample }
const looked: readonly Looked[] = routes.flatMap(({ isPage, samples }) =>
  samples.map((sample) => ({ isPage, sample })),
)

/**
 * Every page with every fault of every backend; a part has each page with its backend
 * once, with a fault that is another one from page to page and backend to backend.
 */
function lookedAt(service: Service, fault: Failing): readonly Looked[] {
  if (isWhole) return looked
  const turn = services.indexOf(service)
  return looked.filter((_one, index) => faults[(index + turn) % faults.length] === fault)
}

/** A page as it came. */
type Seen = { status: number; html: string; ms: number }

/**
 * Every page with all backends up, for a member and for a logged-out visitor, with each backend's
 * texts on them.
 */
const healthy = new Map<string, Seen>()
const loggedOutPages = new Map<string, Seen>()
const written = new Map<Service, string>(services.map((service) => [service, '']))
let tomorrow = ''
let at: Map<string, string>

beforeAll(async () => {
  const chain = await sharedChain('demo')
  tomorrow = chain.day(1)
  const { cookie } = await logIn(chain, OWNER)
  for (const service of services)
    chain.proxy.rewrite(service, (text) => {
      written.set(service, `${written.get(service)}\n${text}`)
      return text
    })
  at = await addresses(chain.url, cookie, tomorrow)
  for (const sample of routes.flatMap(({ samples }) => samples)) {
    healthy.set(sample.path, await open(chain, sample, cookie))
    loggedOutPages.set(sample.path, await open(chain, sample, ''))
  }
  for (const service of services) chain.proxy.rewrite(service, null)
}, 300_000)

test('every page answers while nothing is wrong', () => {
  expect(
    looked
      .filter(({ sample: { path, status = 200 } }) => healthy.get(path)!.status !== status)
      .map(({ sample: { path } }) => `${path}: ${healthy.get(path)!.status}`),
  ).toEqual([])
})

// Each backend needs a chain of its own; most pages need booking.
describe.each(partOf(services, (service) => service === 'booking'))(
  'while %s is in trouble',
  (service) => {
    let chain: Chain
    let cookie: string

    beforeAll(async () => {
      chain = await openChain({ watched: true })
      cookie = (await logIn(chain, OWNER)).cookie
      // The booking backend stores copies of the salons' facts: it must have read them before they
      // fail.
      for (const path of booking(tomorrow))
        expect((await chain.execute('booking', path)).status, path).toBe(200)
      // The first page of a process is always slow.
      chain.proxy.fail(service, 'breaks')
      await inGroups(looked.slice(0, isWhole ? looked.length : 4), 4, ({ sample }) =>
        open(chain, sample, cookie),
      )
    }, 300_000)
    afterAll(() => chain?.stop())

    test.each(faults)(
      `every page answers in time with all its other parts: ${service} %s`,
      async (fault) => {
        chain.proxy.fail(service, fault)
        const look = async ({ isPage, sample }: Looked) =>
          troublesOf(sample, isPage, service, await open(chain, sample, cookie))
        // Waiting needs no processor: slow pages are opened together, others in small groups.
        const first = await inGroups(
          lookedAt(service, fault),
          fault === 'slow' ? looked.length : 4,
          async (one) => ({
            one,
            found: await look(one),
          }),
        )
        // A busy machine may make a page late once; what a fault does it does again.
        const again = first.filter(({ found }) => found.length > 0).map(({ one }) => one)
        const troubles = await inGroups(again, fault === 'slow' ? 8 : 1, look)
        expect(
          troubles.flat(),
          `pages that ${service} (${fault}) brings down; what a page may lose stands in tests/route-samples/`,
        ).toEqual([])
      },
      120_000,
    )
  },
)

function troublesOf(
  sample: Sample,
  isPage: boolean,
  service: Service,
  { status, html, ms }: Seen,
): string[] {
  const before = healthy.get(sample.path)!
  const allowed = [
    sample.status ?? 200,
    ...(sample.gone?.[service] ? [sample.gone[service].status] : []),
  ]
  const troubles = [
    ...(allowed.includes(status) ? [] : [`status ${status}`]),
    ...(ms < SLOW_MS ? [] : [`it waited for the slow backend: ${ms} ms`]),
  ]
  if (isPage && (status === 200 || status === 503)) {
    const now = landmarksOf(html)
    // Without auth every visitor is logged out: what only members see is gone.
    const loggedOut =
      service === 'auth' ? landmarksOf(loggedOutPages.get(sample.path)!.html) : undefined
    const owed = landmarksOf(before.html).filter((name) => !loggedOut || loggedOut.includes(name))
    const lost = owed.filter(
      (name) =>
        !now.includes(name) &&
        !written.get(service)!.includes(name) &&
        !sample.loses?.[service]?.some((may) =>
          typeof may === 'string' ? may === name : may.test(name),
        ),
    )
    troubles.push(...lost.map((name) => `lost: ${name}`))
    if (html.includes(shell.brokenText)) troubles.push('it shows that it broke')
    if (!html.includes('</html>') || !/<header\b/.test(html) || !/<footer\b/.test(html))
      troubles.push('it has no frame')
  }
  return troubles.map((what) => `${sample.path}: ${what}`)
}

/** Reads for which the booking backend needs salon 9. */
function booking(day: string): string[] {
  const workDate = day.split('-').reverse().join('-')
  return [
    `/booking/list-service-v5?salonId=9&choosenServiceIds=0`,
    `/booking/hours-group-by-date?stylistId=0&salonId=9&bookDate=${workDate}&listServiceId=1001`,
    `/booking/all-stylist-v4?salonId=9&workDate=${workDate}`,
  ]
}

async function open(chain: Chain, { path }: Sample, cookie: string): Promise<Seen> {
  const start = performance.now()
  const response = await fetch(chain.url + at.get(path)!, {
    headers: { cookie, accept: 'text/html' },
    redirect: 'manual',
  })
  const html = await response.text()
  return { status: response.status, html, ms: Math.round(performance.now() - start) }
}
