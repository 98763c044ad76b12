import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '../../app/routes'
import { logIn, OWNER } from '../authorisation/people.ts'
import { formWords, postOf } from '../chain/fuzz/forms.ts'
import { randomSource } from '../chain/fuzz/random-source.ts'
import { type Chain, openChain } from '../open-chain.ts'
import { addresses, allRoutes } from '../route-samples.ts'
import { SEED } from '../seed.ts'

const POSTS = 10_000
/** As many at once. */
const HANDS = 6

let chain: Chain
const logged: string[] = []

beforeAll(async () => {
  chain = await openChain({
    vars: {
      auth: { LOGINS_PER_ADDRESS_HOUR: '100000', CODES_PER_ADDRESS_HOUR: '100000' },
      booking: { DEMO_LOAD: '', RATE_LIMITS: 'off' },
      wheel: { RATE_LIMITS: 'off' },
      campaign: { RATE_LIMITS: 'off' },
      gateway: { RATE_LIMITS: 'off' },
    },
    onLog: (line) => void logged.push(line),
  })
}, 300_000)
afterAll(() => chain?.stop())

/** Paths of the routes whose file has an action. */
function withAction(): Set<string> {
  const flat = (entries: typeof routes): typeof routes =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])
  return new Set(
    flat(routes)
      .filter(({ file }) => /^export .*\baction\b/m.test(readFileSync(`app/${file}`, 'utf8')))
      .map(({ path, index }) => (index ? '' : (path ?? ''))),
  )
}

test(
  `${POSTS} random posts of forms to every action: none is answered by a fault of ours`,
  { timeout: 3_600_000 },
  async () => {
    const member = await logIn(chain, OWNER)
    const at = await addresses(chain.url, member.cookie, chain.day(0))
    const actions = withAction()
    const targets = allRoutes()
      .filter(({ path }) => actions.has(path))
      .flatMap(({ samples }) => samples.map(({ path }) => at.get(path) ?? path))
    expect(actions.size).toBeGreaterThan(15)
    expect(targets.length).toBeGreaterThanOrEqual(actions.size)
    const words = formWords()
    expect(words.fields.length).toBeGreaterThan(50)
    const faults: string[] = []
    const statuses = new Map<number, number>()
    let next = 0
    const hand = async () => {
      for (let number = next++; number < POSTS; number = next++) {
        const random = randomSource(SEED + number)
        // Each action gets at least one post, whatever the random numbers.
        const target = targets[number % targets.length]!
        const { type, body } = postOf(random, words)
        const path = target === '/' ? '/?index' : target
        const response = await fetch(chain.url + path, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            ...(type ? { 'content-type': type } : {}),
            origin: chain.url,
            // A log-out would end the session for all posts after it.
            cookie: path !== '/dang-xuat' && random.chance(0.6) ? member.cookie : '',
            // A post that is refused unread may leave its body on the connection, where the next one
            // would wait for an answer (seen once: five minutes, then no headers).
            connection: 'close',
            'cf-connecting-ip': `10.9.${(number >> 8) & 255}.${number & 255}`,
          },
          body,
        })
        await response.body?.cancel()
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        if (response.status >= 500)
          faults.push(
            `${response.status} seed ${SEED + number} ${path} ${type} ${body.slice(0, 300)}`,
          )
      }
    }
    await Promise.all(Array.from({ length: HANDS }, hand))
    console.log(
      `${POSTS} posts from seed ${SEED} to ${targets.length} addresses:`,
      JSON.stringify(Object.fromEntries(statuses)),
    )
    expect(faults).toEqual([])
    expect(logged.filter((line) => line.includes('a loader or action threw'))).toEqual([])
  },
)
