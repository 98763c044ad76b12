import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../../scripts/browser.ts'
import { shell } from '../../app/messages/vi/shell'
import { services } from '../../scripts/deployables.ts'
import { logIn, OWNER } from '../authorisation/people.ts'
import { type Chain, openChain, sharedChain } from '../open-chain.ts'
import { addresses, allRoutes } from '../route-samples.ts'

/** Unusual kinds of data. */
type EdgeCase = 'empty' | 'many' | 'long' | 'emoji' | 'pictureless'

const edgeCases: readonly EdgeCase[] = ['empty', 'many', 'long', 'emoji', 'pictureless']

/** Entries of a list that is too long. */
const MANY = 500
/** Letters of a long name; its longest word has eighteen. */
const LONG = 200

/**
 * A backend's answer, or each of several that travel together (`index status body`), with its
 * lists, names or pictures made edge cases.
 */
function withEdgeCase(edgeCase: EdgeCase): (text: string) => string {
  return (text) =>
    text
      .split('\n')
      .map((line) => edgeCaseLine(line, edgeCase))
      .join('\n')
}

function edgeCaseLine(line: string, edgeCase: EdgeCase): string {
  const [, head = '', json = line] = /^(\d+ 200 )?([[{].*)$/.exec(line) ?? []
  try {
    return head + JSON.stringify(edgeCaseValue(JSON.parse(json), '', edgeCase))
  } catch {
    return line
  }
}

function edgeCaseValue(value: unknown, key: string, edgeCase: EdgeCase): unknown {
  if (Array.isArray(value)) return edgeCaseList(value, key, edgeCase)
  if (typeof value === 'string') return edgeCaseText(value, key, edgeCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, edgeCaseValue(one, name, edgeCase)]),
  )
}

function edgeCaseList(list: unknown[], key: string, edgeCase: EdgeCase): unknown[] {
  const isOfThings = list.length > 0 && list.every((one) => typeof one === 'object' && one !== null)
  if (edgeCase === 'empty') return []
  // Lists inside a lengthened list stay as they are, or pages would get millions of items.
  if (edgeCase === 'many' && isOfThings)
    return Array.from({ length: MANY }, (_none, index) =>
      numbered(list[index % list.length] as object, Math.floor(index / list.length)),
    )
  return list.map((one) => edgeCaseValue(one, key, edgeCase))
}

/** A thing with ids of its own, so that a list has no two of the same. */
function numbered(thing: object, round: number): object {
  if (round === 0) return thing
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [
      name,
      /^(id|\w+Id|slug|code)$/.test(name)
        ? typeof value === 'number'
          ? value + round * 100_000
          : typeof value === 'string'
            ? `${value}-${round}`
            : value
        : value,
    ]),
  )
}

function edgeCaseText(text: string, key: string, edgeCase: EdgeCase): string {
  const isPicture = /^(https?:)?\/.*\.(svg|png|jpe?g|webp|avif)$/i.test(text)
  if (edgeCase === 'pictureless')
    return isPicture ? (text.length % 2 === 0 ? '' : '/art/khong-co-tranh-nay.svg') : text
  const isName =
    /name|title|label|summary|subtitle|description|caption|alt|address|note|message/i.test(key) &&
    !/Id$|slug|link|url/i.test(key)
  if (!isName || isPicture || /^[[{/]|^https?:|^\d/.test(text) || text.length < 2) return text
  if (edgeCase === 'long')
    return `${text} ${'Nguyễnnguyễnnguyễn và một cái tên dài lắm '.repeat(5)}`.slice(0, LONG)
  return edgeCase === 'emoji' ? `💈 ${text} 👨‍👩‍👧‍👦🏳️‍🌈 ẹ̣́` : text
}

const pages = allRoutes().flatMap(({ isPage, samples }) => (isPage ? samples : []))
let at: Map<string, string>

beforeAll(async () => {
  const chain = await sharedChain('demo')
  const { cookie } = await logIn(chain, OWNER)
  at = await addresses(chain.url, cookie, chain.day(1))
}, 300_000)

describe.each(edgeCases)('with %s data of every backend', (edgeCase) => {
  let chain: Chain
  let cookie: string

  beforeAll(async () => {
    chain = await openChain({ watched: true })
    cookie = (await logIn(chain, OWNER)).cookie
    // From now on every list, name and picture is an edge case; nothing is cached yet.
    for (const service of services)
      if (service !== 'auth') chain.proxy.rewrite(service, withEdgeCase(edgeCase))
  }, 300_000)
  afterAll(() => chain?.stop())

  test(`no page breaks: ${edgeCase}`, async () => {
    const broken: string[] = []
    for (const { path, from, status = 200 } of pages) {
      const response = await fetch(chain.url + at.get(path)!, {
        headers: { cookie, accept: 'text/html' },
        redirect: 'manual',
      })
      const html = await response.text()
      // A page without its subject shows that; a redirect leads to one that has it. Addresses made
      // of a name change with it.
      const allowed =
        edgeCase === 'empty' ? [200, 302, 303, 404] : [status, 301, ...(from ? [404] : [])]
      if (
        !allowed.includes(response.status) ||
        html.includes(shell.brokenText) ||
        (response.status === 200 && !html.includes('</html>'))
      )
        broken.push(`${path}: ${response.status}`)
    }
    expect(broken).toEqual([])
  }, 180_000)

  test.runIf(edgeCase === 'long')(
    'no page has to be scrolled sideways at 320 px, however long the names are',
    async () => {
      const browser = await chromium.launch({
        args: ['--no-sandbox'],
        executablePath: chromiumPath(),
      })
      try {
        const context = await browser.newContext({
          viewport: { width: 320, height: 640 },
          javaScriptEnabled: true,
        })
        const [name, value] = /(muot_session)=([^;]+)/.exec(cookie)!.slice(1) as [string, string]
        await context.addCookies([{ name, value, url: chain.url }])
        const page = await context.newPage()
        const wide: string[] = []
        for (const { path } of pages) {
          await page.goto(chain.url + at.get(path)!, { waitUntil: 'domcontentloaded' })
          const [inner, outer] = await page.evaluate(
            () =>
              [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
          )
          if (inner > outer) wide.push(`${path}: ${inner} px`)
        }
        expect(wide).toEqual([])
      } finally {
        await browser.close()
      }
    },
    240_000,
  )
})
