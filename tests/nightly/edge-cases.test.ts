import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath } from '../../scripts/browser.ts'
import { shell } from '../../app/messages/vi/shell'
import { services } from '../../scripts/deployables.ts'
import { logIn, OWNER } from '../authorisation/people.ts'
import { type Chain, openChain, sharedChain } from '../open-chain.ts'
import { edgeCases, withEdgeCase } from '../edge-case-data.ts'
import { addresses, allRoutes } from '../route-samples.ts'

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
