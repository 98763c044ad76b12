import { readFileSync, globSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import routes from '../../app/routes'
import { logIn, OWNER } from '../authorisation/people.ts'
import { randomSource, type RandomSource } from '../chain/fuzz/random-source.ts'
import { type Chain, openChain } from '../open-chain.ts'
import { addresses, allRoutes } from '../route-samples.ts'
import { SEED } from '../seed.ts'

/**
 * The field names of the site's forms and actions, and the intents that they send, read from the
 * code: a new field is included at once.
 */
type FormWords = { fields: readonly string[]; intents: readonly string[] }

/** Reads the fields and intents of all forms. */
function formWords(): FormWords {
  const code = globSync('app/{routes,ui}/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const found = (pattern: RegExp) => [
    ...new Set([...code.matchAll(pattern)].map(([, word = '']) => word)),
  ]
  return {
    fields: [
      ...found(/\bform\.(?:get|has|getAll)\('([\w.-]+)'/g),
      ...found(/\((?:form|data), '([\w.-]+)'/g),
      ...found(/\bname="([\w.-]+)"/g),
    ],
    intents: [...found(/name="intent" value="(\w+)"/g), ...found(/intent === '(\w+)'/g), ''],
  }
}

const texts = [
  ...['', ' ', '0', '1', '9', '-1', '1e9', '101', '1001', '1010', '4711', 'NaN', 'true', 'null'],
  ...['0912345678', '0987654321', '0944444444', '+84 912 345 678', '0', '09', '123456', '000000'],
  ...['01JD4Q9Z7XK3M5N8P0R2S4T6VW', 'a-key-of-sixteen-letters', 'd5', 'w100', 'SMS', 'ZALO'],
  ...['2026-11-23', '2026-99-99', '31-02-2027', '/booking', '//evil.example', 'javascript:1'],
  ...['../../auth/me', "' OR 1=1 --", '%00', '\u0000', '🙂', '\ud800', '<script>', '{"a":1}', '[]'],
  ...['n'.repeat(600), 'x'.repeat(9000)],
]

/** A form post with random or nearly valid content. */
function postOf(random: RandomSource, { fields, intents }: FormWords) {
  const pairs: [string, string][] = Array.from({ length: random.below(9) }, () => [
    random.chance(0.95) ? random.pick(fields) : random.pick(texts),
    random.pick(texts),
  ])
  if (random.chance(0.8)) pairs.push(['intent', random.pick(intents)])
  const kind = random.below(20)
  if (kind === 0) return { type: 'application/json', body: JSON.stringify(pairs) }
  if (kind === 1) return { type: 'multipart/form-data; boundary=x', body: 'broken' }
  if (kind === 2) return { type: random.pick(['text/plain', '', 'x']), body: random.pick(texts) }
  if (kind === 3) return { type: 'application/x-www-form-urlencoded', body: '%F0%9F&=&&intent=%' }
  if (kind === 4) {
    // A header cannot have half a surrogate pair; the value of a part can.
    const parts = pairs.map(
      ([name, value]) =>
        `--x\r\ncontent-disposition: form-data; name="${encodeURIComponent(name.toWellFormed())}"\r\n\r\n${value}\r\n`,
    )
    return { type: 'multipart/form-data; boundary=x', body: `${parts.join('')}--x--` }
  }
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(pairs).toString() }
}

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
