import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { OTHER, OWNER } from '../authorisation/people.ts'
import { addresses, allRoutes } from '../route-samples.ts'
import { isWhole } from '../sample.ts'
import { Browser } from './browser.ts'
import { dayAhead } from './bookings.ts'
import { loggedIn } from './customers.ts'
import { siteUrl } from './site-url.ts'

/** All that html-validate recommends; each rule that is switched off has its reason here. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Style, which HTML leaves free and React has chosen for us: <img/>, srcSet, disabled="", download="".
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The ids that React makes have colons, as `:R5:`.
    'valid-id': ['error', { relaxed: true }],
    // A form's list of chosen things has one name, ticked or hidden: that is how forms send lists.
    'form-dup-name': 'off',
    // Lists and dialogs may be named, and here they are.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The style sheet keeps every telephone link on one line, which a journey measures.
    'tel-non-breaking': 'off',
    // Search engines cut a long title at its end; what is there stays true, and names of salons and
    // posts are as long as they are.
    'long-title': 'off',
  },
}

const checker = new HtmlValidate(new StaticConfigLoader(config))
const pages = allRoutes().flatMap(({ isPage, samples }) => (isPage ? samples : []))
/** Pages of one member's own do not exist for another. */
const ownersOnly = new Set(['/lich-su/{any}', '/thanh-vien/don-hang/{any}'])
let browsers: Record<string, Browser>
let at: Map<string, string>

beforeAll(async () => {
  const member = await loggedIn(OWNER)
  browsers = {
    'a visitor': new Browser(),
    'a member': member,
    ...(isWhole && { 'a member who has nothing yet': await loggedIn(OTHER) }),
  }
  at = await addresses(siteUrl(), member.cookie, await dayAhead(member, 1))
})

test.each(pages)(
  '$path answers visitors and members alike, with valid HTML [H-013]',
  async ({ path, status = 200 }) => {
    for (const [who, browser] of Object.entries(browsers)) {
      const page = await browser.open(at.get(path)!)
      expect(page.status, `${path} for ${who}`).toBe(
        ownersOnly.has(path) && who === 'a member who has nothing yet' ? 404 : status,
      )
      expect(page.html.match(/<\/html>|<template/g), path).toHaveLength(1)
      const [document = '', data] = page.html.split('</html>')
      // Remix streams a page's data behind the document; browsers take it for the body's last part.
      expect(data, path).toMatch(
        /^(<!--[$/]+-->|<script[^>]*>window\.__remixContext[^<]*<\/script>)*$/,
      )
      // React hydrates a boundary's content later, and reports each update before that (its error 421).
      expect(document, path).not.toContain('<!--$')
      const { results } = await checker.validateString(`${document}</html>`, path)
      const found = results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
      expect(found, `${path} for ${who}`).toEqual([])
    }
  },
)
