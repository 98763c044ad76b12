import { load } from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { install as english } from '~/messages/en/install'
import { install as vietnamese } from '~/messages/vi/install'
import { InstallSteps } from './install-hint'

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
