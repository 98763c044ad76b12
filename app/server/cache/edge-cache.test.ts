import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import {
  cacheApi,
  cachedPage,
  pageKey,
  type RenderedPage,
  type PageCacheRequest,
  type CacheApi,
} from './edge-cache'
import type { Language } from '../request/language'
import type { Purges, PurgeStore } from '../../../domain/purges'
import { leaseGeneration } from '~/server/render-page'

describe('edge cache', () => {
  let pages = 0

  /** A page of its own for each test: the cache lives as long as the isolate. */
  function setUp(
    over: Partial<RenderedPage> = {},
    { fails = false, beforeMaking = () => Promise.resolve() } = {},
  ) {
    const key = `https://site/page-${++pages}`
    const stored = new Map<string, Response>()
    const cacheApi: CacheApi = {
      match: (name) =>
        fails ? Promise.reject(new Error('disk full')) : Promise.resolve(stored.get(name)?.clone()),
      put: (name, page) =>
        fails
          ? Promise.reject(new Error('disk full'))
          : Promise.resolve(void stored.set(name, page)),
      delete: (name) => Promise.resolve(stored.delete(name)),
    }
    const work: Promise<unknown>[] = []
    let made = 0
    const request = (now: number): PageCacheRequest => ({
      key,
      lifetime: { fresh: 60, stale: 600 },
      now,
      cacheApi,
      execution: { waitUntil: (task) => void work.push(task) },
      make: async () => {
        await beforeMaking()
        return {
          html: `<script nonce="N0">page ${++made}</script>`,
          status: 200,
          isComplete: true,
          nonce: 'N0',
          link: '</a.css>; rel=preload; as=style',
          ...over,
        }
      },
    })
    const show = async (now: number) => {
      const { body, ...answered } = await cachedPage(request(now))
      return { html: new TextDecoder().decode(body), ...answered }
    }
    return { show, stored, settle: () => Promise.all(work), madeSoFar: () => made }
  }

  test('a page is made once and then served as the same bytes with the same tag, hashes and links', async () => {
    const { show, madeSoFar } = setUp()
    const { location: _, ...first } = await show(0)
    expect(first.html).toBe('<script>page 1</script>')
    expect(first.hashes).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(first.link).toBe('</a.css>; rel=preload; as=style')
    expect(await show(59_000)).toMatchObject(first)
    expect(madeSoFar()).toBe(1)
  })

  test('a page that changed has another tag and other hashes', async () => {
    const { show, settle } = setUp()
    const first = await show(0)
    await show(61_000)
    await settle()
    const second = await show(62_000)
    expect(second.html).toContain('page 2')
    expect(second.etag).not.toBe(first.etag)
    expect(second.hashes).not.toBe(first.hashes)
  })

  test('a stale page is served at once while one new one is made behind it', async () => {
    const { show, settle, madeSoFar } = setUp()
    await show(0)
    const responses = await Promise.all([show(61_000), show(61_000), show(61_000)])
    expect(responses.every(({ html }) => html.includes('page 1'))).toBe(true)
    await settle()
    expect((await show(62_000)).html).toContain('page 2')
    expect(madeSoFar()).toBe(2)
  })

  test('a renewal goes on after its response, as the request stays alive for it', async () => {
    let end = () => undefined as void
    let rendering = Promise.resolve()
    const { show, settle } = setUp({}, { beforeMaking: () => rendering })
    await show(0)
    rendering = new Promise((resolve) => (end = resolve))
    expect((await show(61_000)).html).toContain('page 1')
    const settled = settle()
    const isOver = await Promise.race([settled.then(() => true), new Promise(setImmediate)])
    expect(isOver).not.toBe(true)
    end()
    await settled
    expect((await show(62_000)).html).toContain('page 2')
  })

  test('a renewal that fails is logged, and the stale page stays until one succeeds', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let rendering = () => Promise.resolve()
    const { show, settle } = setUp({}, { beforeMaking: () => rendering() })
    await show(0)
    rendering = () => Promise.reject(new Error('no renderer'))
    expect((await show(61_000)).html).toContain('page 1')
    await settle()
    expect((await show(62_000)).html).toContain('page 1')
    await settle()
    expect(log.mock.calls.flat().join()).toMatch(/"call":"renew","error":"Error: no renderer"/)
    log.mockRestore()
    rendering = () => Promise.resolve()
    await show(63_000)
    await settle()
    expect((await show(64_000)).html).toContain('page 2')
  })

  test('500 concurrent requests render a missing or stale page once', async () => {
    const { show, madeSoFar, settle } = setUp()
    for (const [round, now] of [0, 661_000].entries()) {
      const pages = await Promise.all(Array.from({ length: 500 }, () => show(now)))
      expect(pages.every(({ html }) => html === `<script>page ${round + 1}</script>`)).toBe(true)
      await settle()
    }
    expect(madeSoFar()).toBe(2)
  })

  test('a page too old to show is made anew', async () => {
    const { show } = setUp()
    await show(0)
    expect((await show(661_000)).html).toContain('page 2')
  })

  test('a page with a failed section is shown but never cached', async () => {
    const { show, stored, madeSoFar } = setUp({ isComplete: false })
    expect(await show(0)).toMatchObject({ status: 200, isCacheable: false })
    await show(1)
    expect(madeSoFar()).toBe(2)
    expect(stored.size).toBe(0)
  })

  test('a failed page has its own status and is never cached', async () => {
    const { show, stored } = setUp({ status: 500 })
    expect(await show(0)).toMatchObject({ status: 500, isCacheable: false })
    expect(stored.size).toBe(0)
  })

  test('another isolate takes the page with its tag, hashes and links from the Cache API', async () => {
    const first = setUp()
    const { location: _, ...made } = await first.show(0)
    await first.settle()
    const [entry] = [...first.stored.values()]
    expect(entry?.headers.get('cache-control')).toBe('public, max-age=660')
    const second = setUp()
    second.stored.set(`https://site/page-${pages}`, entry!.clone())
    expect(await second.show(1000)).toMatchObject(made)
    expect(second.madeSoFar()).toBe(0)
  })

  test('an entry of an older build, which has no tag, is made anew', async () => {
    const { show, stored, madeSoFar } = setUp()
    stored.set(
      `https://site/page-${pages}`,
      new Response('old', { headers: { 'x-nonce': 'N0', 'x-stored-at': '0' } }),
    )
    expect((await show(1000)).html).toContain('page 1')
    expect(madeSoFar()).toBe(1)
  })

  test('memory holds 64 pages at most, the oldest makes room', async () => {
    const first = setUp()
    await first.show(0)
    await first.settle()
    const others = Array.from({ length: 64 }, () => setUp())
    for (const other of others) await other.show(0)
    first.stored.clear()
    others[0]!.stored.clear()
    await others[0]!.show(1)
    await first.show(1)
    expect([first.madeSoFar(), others[0]!.madeSoFar()]).toEqual([2, 1])
  })

  test('only pages that are the same for everybody have a key, apart by in-app mode, language and build [O-36]', () => {
    const key = (address: string, isInApp = false, version = 'b1', language: Language = 'vi') =>
      pageKey(new URL(address), { isInApp, language, version })?.key
    expect(key('https://s/')).toBeDefined()
    expect(key('https://s/?utm_source=zalo&fbclid=1')).toBe(key('https://s/'))
    for (const mark of ['gad_source', 'gad_campaignid', 'gbraid', 'wbraid', 'igsh', 'gidzl'])
      expect(key(`https://s/?${mark}=1`), mark).toBe(key('https://s/'))
    expect(key('https://s/', true)).not.toBe(key('https://s/'))
    expect(key('https://s/', false, 'b2')).not.toBe(key('https://s/'))
    expect(key('https://s/?lang=en', false, 'b1', 'en')).toBe(key('https://s/', false, 'b1', 'en'))
    expect(key('https://s/', false, 'b1', 'en')).not.toBe(key('https://s/'))
    expect(key('https://s/system-salon?q=ha')).toBeUndefined()
    expect(key('https://s/booking')).toBeUndefined()
    expect(key('https://s/salon/252-cau-giay-9')).toBeDefined()
    expect(key('https://s/cua-hang/sap?utm_source=zalo')).toBe(key('https://s/cua-hang/sap'))
    expect(key('https://s/salon/9/khac')).toBeUndefined()
    expect(key('https://s/s%61lon/252-cau-giay-9')).toBeUndefined()
    expect(key('https://s/salon/252-c%61u-giay-9')).toBeUndefined()
    expect(key('https://s/salon/')).toBeUndefined()
    expect(key('https://s/constructor/x')).toBeUndefined()
    expect(key('https://s/personal')).toBeUndefined()
  })

  test('a redirect goes to its target and is never cached', async () => {
    const { show, stored } = setUp({ status: 301, location: '/salon/252-cau-giay-9' })
    expect(await show(0)).toMatchObject({
      status: 301,
      isCacheable: false,
      location: '/salon/252-cau-giay-9',
    })
    expect(stored.size).toBe(0)
  })

  test('a Cache API that fails costs speed and not the page', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { show, settle, madeSoFar } = setUp({}, { fails: true })
    expect(await show(0)).toMatchObject({ status: 200, isCacheable: true })
    await settle()
    expect((await show(1000)).html).toContain('page 1')
    expect(madeSoFar()).toBe(1)
    expect(quiet.mock.calls.flat().join()).toMatch(/"call":"match".*"call":"put"/s)
    quiet.mockRestore()
  })
})

describe('cache of the data centre', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('a cache that does not answer has nothing, half a second later', async () => {
    vi.stubGlobal('caches', { default: { match: () => new Promise(() => undefined) } })
    const found = cacheApi.match('https://site/')
    await vi.advanceTimersByTimeAsync(500)
    expect(await found).toBeUndefined()
  })

  test('a cache that answers has its page', async () => {
    const page = new Response('page')
    vi.stubGlobal('caches', { default: { match: () => Promise.resolve(page) } })
    expect(await cacheApi.match('https://site/')).toBe(page)
  })
})

describe('generation', () => {
  const PURGE_SPREAD_MS = '15000'

  /** KV with these purges, and an isolate that reads it. */
  function setUp(limit?: number) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const kv = { purges: {} as Purges, reads: 0, fails: null as 'refuses' | 'hangs' | null }
    const get = () => {
      kv.reads += 1
      if (kv.fails === 'refuses') return Promise.reject(new Error('no KV'))
      if (kv.fails === 'hangs') return new Promise<never>(() => undefined)
      return Promise.resolve(kv.purges)
    }
    const LISTS: PurgeStore = { get }
    const generation = leaseGeneration(limit)
    const behind: Promise<unknown>[] = []
    const env = { LISTS, PURGE_SPREAD_MS }
    const at = (now: number) =>
      generation.read({
        env,
        now,
        requestId: 'r',
        execution: { waitUntil: (work) => void behind.push(work) },
      })
    return { kv, at, settle: () => Promise.all(behind.splice(0)) }
  }

  test('pages have another generation after a purge, and when everybody knows of it', async () => {
    const { kv, at } = setUp()
    expect(await at(100_000)).toBe(0)
    kv.purges = { pages: { at: 101_000 } }
    expect(await at(105_000)).toBe(101_000)
    expect([await at(115_999), await at(116_000)]).toEqual([101_000, 116_000])
  })

  test('pages revalidate in the background from half the lease, and block only after it', async () => {
    const { kv, at, settle } = setUp()
    expect(await Promise.all(Array.from({ length: 500 }, () => at(0)))).toEqual(
      Array.from({ length: 500 }, () => 0),
    )
    expect(kv.reads).toBe(1)
    kv.purges = { pages: { at: 1 } }
    expect(await at(2499)).toBe(0)
    expect(kv.reads).toBe(1)
    expect([await at(2500), kv.reads]).toEqual([0, 2])
    await settle()
    expect(await at(2501)).toBe(1)
    kv.purges = { pages: { at: 2 } }
    expect(await at(7500)).toBe(2)
  })

  test('failing KV costs one wait per lease, and the last generation is used', async () => {
    const { kv, at } = setUp(1)
    kv.purges = { pages: { at: 90_000 } }
    expect(await at(90_000)).toBe(90_000)
    for (const how of ['refuses', 'hangs'] as const) {
      kv.fails = how
      const start = how === 'refuses' ? 95_000 : 100_000
      const seen = kv.reads
      for (const now of [start, start + 1, start + 4999]) expect(await at(now)).toBe(90_000)
      expect(kv.reads - seen).toBe(1)
    }
    kv.fails = null
    kv.purges = { pages: { at: 104_000 } }
    expect(await at(105_000)).toBe(104_000)
  })

  test('a site without KV requests nothing', async () => {
    expect(
      await leaseGeneration().read({
        env: {},
        now: 0,
        requestId: 'r',
        execution: { waitUntil: () => undefined },
      }),
    ).toBe(0)
  })
})
