import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { install as english } from '~/messages/en/install'
import { install as vietnamese } from '~/messages/vi/install'
import { InstallSteps, endHint, isHintDue, wayToInstall } from './install-hint'

test('the three presses on an iPhone have a sentence and a picture each, which is read by nobody', () => {
  const $ = load(renderToStaticMarkup(<InstallSteps />))
  const steps = $('ol > li').toArray()
  expect(steps.map((step) => $(step).text())).toEqual(Object.values(vietnamese.steps))
  for (const step of steps) {
    const picture = $(step).find('svg')
    expect(picture.attr('aria-hidden')).toBe('true')
    expect(picture.children().length).toBeGreaterThan(0)
    // A drawing of its own, which needs no request.
    expect(picture.find('use, image')).toHaveLength(0)
  }
})

test('iPhones call what is pressed by these names', () => {
  expect(vietnamese.steps.add).toContain('"Thêm vào MH chính"')
  expect(english.steps.add).toContain('“Add to Home Screen”')
})

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`
const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36'

test.each([
  ['a browser that offers its dialog', android, true, 'dialog'],
  ['one that does not', android, false, null],
  ['Safari on an iPhone', safari, false, 'by-hand'],
  ['an app’s browser on an iPhone', `${iphone} Mobile/15E148 Zalo iOS`, false, null],
  ['Safari on a Mac', safari.replace(/\(iPhone[^)]*\)/, '(Macintosh)'), false, null],
])('%s', (_what, userAgent, hasDialog, way) => {
  expect(wayToInstall({ userAgent, hasDialog, isInside: false })).toBe(way)
  expect(wayToInstall({ userAgent, hasDialog, isInside: true })).toBeNull()
})

function device() {
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return { store, due: (id: string) => isHintDue(store, `0000000000${id}`) }
}

test('the hint belongs to the second booking of a device, also after a reload, and to no other', () => {
  const { due } = device()
  expect(['AAAAAA', 'AAAAAA', 'BBBBBB', 'BBBBBB', 'CCCCCC', 'AAAAAA'].map(due)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ])
})

test('a hint that was dismissed never comes again', () => {
  const { store, due } = device()
  due('AAAAAA')
  expect(due('BBBBBB')).toBe(true)
  endHint(store)
  expect(['BBBBBB', 'CCCCCC', 'DDDDDD'].map(due)).toEqual([false, false, false])
})
