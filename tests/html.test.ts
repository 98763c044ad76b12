import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, OTHER, OWNER } from './authorisation/people.ts'
import { type House, openHouse } from './house.ts'
import { addresses, allRoutes } from './pages.ts'

/** All that html-validate recommends; each rule that is not asked for has its reason here. */
const config: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Style, which HTML leaves free and React has chosen for us: <img/>, srcSet, disabled="", download="".
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's marks of what it streams are called S:0.
    'valid-id': ['error', { relaxed: true }],
    // A form's list of chosen things has one name, ticked or hidden: that is how forms send lists.
    'form-dup-name': 'off',
    // Lists and dialogs may be named, and here they are.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers do not break: the style sheet says so for every link of a telephone, which the next test holds.
    'tel-non-breaking': 'off',
    // Search engines cut a long title at its end; what is there stays true, and names of salons and posts are as long as they are.
    'long-title': 'off',
  },
}

const checker = new HtmlValidate(new StaticConfigLoader(config))
const pages = allRoutes().flatMap(({ isPage, samples }) => (isPage ? samples : []))
/** What is one member's own is not there for another. */
const ownersOnly = new Set(['/lich-su/{any}', '/thanh-vien/don-hang/{any}'])
let house: House
let cookies: Record<string, string>
let at: Map<string, string>

beforeAll(async () => {
  house = await openHouse()
  const tomorrow = new Date(house.now() + 31 * 3_600_000).toISOString().slice(0, 10)
  cookies = {
    'a stranger': '',
    'a member': (await logIn(house, OWNER)).cookie,
    'a member who has nothing yet': (await logIn(house, OTHER)).cookie,
  }
  at = await addresses(house.url, cookies['a member']!, tomorrow)
}, 300_000)
afterAll(() => house?.stop())

test.each(pages)(
  '$path answers strangers and members alike, and its HTML is valid for everybody [H-013]',
  async ({ path, status = 200 }) => {
    for (const [who, cookie] of Object.entries(cookies)) {
      const response = await fetch(house.url + at.get(path)!, {
        headers: { cookie, accept: 'text/html' },
      })
      expect(response.status, `${path} for ${who}`).toBe(
        ownersOnly.has(path) && who === 'a member who has nothing yet' ? 404 : status,
      )
      const { results } = await checker.validateString(await response.text(), path)
      const found = results
        .flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
      expect(found, `${path} for ${who}`).toEqual([])
    }
  },
)

test('a telephone number in a link never breaks into two lines', () => {
  expect(readFileSync('app/ui/theme/base.css', 'utf8')).toMatch(
    /a\[href\^='tel:'\] \{\s*white-space: nowrap;/,
  )
})
