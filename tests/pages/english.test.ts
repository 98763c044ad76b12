import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { addresses, allRoutes } from '../route-samples.ts'
import { partOf } from '../sample.ts'
import { Browser, openPage } from './browser.ts'
import { dayAhead } from './bookings.ts'
import { loggedIn } from './customers.ts'
import { siteUrl } from './site-url.ts'
import type { Page } from './page.ts'

type Sentences = Map<string, string>

/** Fewer known sentences would mean that the catalogue was not read. */
const LEAST_SENTENCES = 500

/** Attributes that are read out or shown. */
const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'content']

/**
 * Sentences of the Vietnamese catalogue with an English counterpart that a page displays or reads
 * out. Backends' data may be Vietnamese.
 */
async function vietnameseSentencesOn(page: Page): Promise<string[]> {
  const words = await vietnameseOnly()
  const shown = textsOf(page)
  if (shown.length < 10) throw new Error(`${page.path} shows nothing`)
  return shown.filter((text) => words.whole.has(text) || words.withPlaces.test(text))
}

/** Sentences as they stand, and one pattern for all that have places for names and numbers. */
type Vietnamese = { whole: Set<string>; withPlaces: RegExp }

let known: Promise<Vietnamese> | undefined

/** The sentences that an English page must not have. */
function vietnameseOnly(): Promise<Vietnamese> {
  return (known ??= readCatalogue())
}

async function readCatalogue(): Promise<Vietnamese> {
  const whole = new Set<string>()
  const patterns = new Set<string>()
  for (const file of globSync('app/messages/vi/*.ts')) {
    const [vi, en] = await Promise.all([
      sentencesOf(file),
      sentencesOf(`app/messages/en/${basename(file)}`),
    ])
    // Names that a customer gave his places are not translated.
    vi.delete('.places.names.0')
    vi.delete('.places.names.1')
    for (const [name, sentence] of vi) {
      if (sentence === en.get(name) || !/[à-ỹđ]/i.test(sentence) || isLoose(sentence)) continue
      if (/\{\w+\}/.test(sentence)) patterns.add(patternOf(sentence))
      else whole.add(sentence.trim())
    }
  }
  if (whole.size + patterns.size < LEAST_SENTENCES) throw new Error('the catalogue was not read')
  return { whole, withPlaces: new RegExp(`^(?:${[...patterns].join('|')})$`) }
}

async function sentencesOf(file: string): Promise<Sentences> {
  const sentences: Sentences = new Map()
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') sentences.set(path, value)
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, `${path}.${name}`)
  }
  walk({ ...(await import(pathToFileURL(resolve(file)).href)) }, '')
  return sentences
}

/** `Đặt lịch {name}` would be found in the names that backends send. */
function isLoose(sentence: string): boolean {
  return /\{(?!n\})\w+\}/.test(sentence) && sentence.replace(/\{\w+\}/g, '').length < 12
}

/**
 * The sentence with anything in its places, but numbers where it counts: `{n} phút` is not `Gội
 * trải nghiệm 75 phút`.
 */
function patternOf(sentence: string): string {
  const parts = sentence.split(/(\{\w+\})/).map((part) => {
    if (!/^\{\w+\}$/.test(part)) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return /^\{(n|total|amount|count|days|hours|minutes|seconds|cities|salons)\}$/.test(part)
      ? '[\\d.,]+'
      : '.+'
  })
  return parts.join('')
}

/** Every text of the page, and every name of what has one. */
function textsOf(page: Page): string[] {
  const { $ } = page
  const texts = [page.title]
  $('body')
    .find('*')
    .addBack()
    .not('script, style, template')
    .contents()
    .each((_at, node) => {
      if (node.type === 'text') texts.push(node.data)
    })
  $('body [aria-label], body [title], body [alt], body [placeholder], meta[name=description]').each(
    (_at, element) => {
      for (const name of spoken) texts.push($(element).attr(name) ?? '')
    },
  )
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
}

const vietnamese = /[à-ỹ]/i
/** Words of English sentences that no Vietnamese text of the demo has. */
const english = /\b(?:the|and|with|your|you|of|our|from|are|or|is)\b(?![à-ỹ])/i

/** As many words in small letters make a passage; names and addresses have fewer (WCAG 3.1.2). */
const WORDS_OF_A_PASSAGE = 6

/** Vietnamese passages on an English page without `lang="vi"`. */
function unmarkedOn({ $ }: Page): string[] {
  const found: string[] = []
  $('body, body *')
    .not('script, style, template')
    .contents()
    .each((_at, node) => {
      if (node.type !== 'text' || !vietnamese.test(node.data) || english.test(node.data)) return
      const words = node.data.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word))
      const lang = node.parent && $(node.parent).closest('[lang]').attr('lang')
      if (words.length >= WORDS_OF_A_PASSAGE && lang !== 'vi') found.push(node.data.trim())
    })
  return [...new Set(found)]
}

/** English texts that are marked as Vietnamese. */
function wronglyMarkedOn({ $ }: Page): string[] {
  return $('[lang=vi]')
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => english.test(text))
}

const screens = [
  '/booking?salonId=14&phone=0912345670&chosenService=1001&step=0',
  '/booking?step=2&flow=1&salonId=14&phone=0912345678&chosenService=1001',
]

test('?lang=en shows the site in English, with lang and hreflang [O-36, H-014]', async () => {
  const page = await openPage('/?lang=en')
  expect(page.language).toBe('en')
  expect(page.title).toBe('Mượt – men’s hair salons')
  expect(page.button('Book now')).toBeDefined()
  expect(page.relation('canonical')).toBe(`${siteUrl()}/?lang=en`)
  for (const [language, path] of [
    ['vi', '/'],
    ['en', '/?lang=en'],
    ['x-default', '/'],
  ] as const)
    expect(page.$(`link[hreflang="${language}"]`).first().attr('href')).toBe(siteUrl() + path)
})

test('what an English page says of itself for search engines leads to English pages [O-36]', async () => {
  const page = await openPage('/blog/goi-da-dau-dau?lang=en')
  const canonical = page.relation('canonical')
  const way = [`${siteUrl()}/?lang=en`, `${siteUrl()}/blog?lang=en`, canonical]
  expect(page.described).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: way.map((item) => ({ item })) },
    { '@type': 'BlogPosting', url: canonical, mainEntityOfPage: canonical },
  ])
})

test('the language is stored, and the link back has the same address [O-36]', async () => {
  const browser = new Browser()
  await browser.open('/?lang=en')
  const salons = await browser.open('/system-salon?q=cau+giay')
  expect(salons.part('h1').text).toBe('Our salons')
  expect(salons.main.text).toMatch(/4\.\d\/5 · [\d.]+k guests/)
  const back = await browser.follow(salons.part('footer').link('Tiếng Việt'))
  expect(back.path).toBe('/system-salon?q=cau+giay&lang=vi')
  expect([back.language, back.part('h1').text]).toEqual(['vi', 'Hệ thống salon'])
  expect((await browser.open('/')).button('ĐẶT LỊCH NGAY')).toBeDefined()
})

test('log-in speaks English, its refusals too [O-36]', async () => {
  const browser = new Browser({ lang: 'en' })
  const start = await browser.open('/dang-nhap')
  const step = await browser.press(start, start.main.button('Continue'), {
    'Phone number': '0987.654.321',
  })
  const refused = await browser.press(step, step.main.button('Log in'), {
    'Password (6 digits)': '739164',
  })
  expect(refused.main.text).toContain(
    'The phone number or password isn’t right. Please check them.',
  )
})

/** Pages that a customer sees on the way to a visit; most of the others only list what editors write. */
const onTheWay = new Set(['/', '/system-salon', '/dich-vu', '/som-nhat', '/tai-khoan', '/lich-su'])
const table = partOf(
  allRoutes().flatMap(({ isPage, samples }) => (isPage ? samples.map(({ path }) => path) : [])),
  (path) => onTheWay.has(path),
)

describe('every page', () => {
  let browsers: Browser[]
  let at: Map<string, string>

  beforeAll(async () => {
    const member = await loggedIn('0912345678', { lang: 'en' })
    browsers = [new Browser({ lang: 'en' }), member]
    at = await addresses(siteUrl(), member.cookie, await dayAhead(member, 1))
  })

  test.each([...table, ...screens])(
    '%s is English for a visitor and for a member; what is Vietnamese is marked [O-36, H-014]',
    async (path) => {
      for (const browser of browsers) {
        const page = await browser.open(at.get(path) ?? path)
        expect(page.language).toBe('en')
        expect(await vietnameseSentencesOn(page)).toEqual([])
        expect(unmarkedOn(page), 'Vietnamese without a mark').toEqual([])
        expect(wronglyMarkedOn(page), 'English that is marked as Vietnamese').toEqual([])
      }
    },
  )
})
