import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { genericSlides, hourSlides, productSlides, slideClasses, slidesPerView, stylistSlides } from './slides'

const sheet = readFileSync(new URL('./slides.css', import.meta.url), 'utf8')

test('B-235 hours show 4.2 per view and 5.2 where it is wide', () => {
  expect(slideClasses(hourSlides)).toBe('slides-m-4-2 slides-t-5-2 slides-d-5-2')
})

test('B-250 stylists show 3.8 per view on desktop and 3.3 on mobile', () => {
  expect(slideClasses(stylistSlides)).toBe('slides-m-3-3 slides-t-3-8 slides-d-3-8')
})

test('B-397 generic slides show 4.25, 3.25 and 2.25 per view', () => {
  expect(slideClasses(genericSlides)).toBe('slides-m-2-25 slides-t-3-25 slides-d-4-25')
})

test('H-056 top products show 3.7 per view on desktop', () => {
  expect(slideClasses(productSlides)).toContain('slides-d-3-7')
})

test('H-054 a configured figure the style sheet lacks takes the nearest one', () => {
  expect(slideClasses({ mobile: 1.05, desktop: 9 })).toBe('slides-m-1 slides-t-6 slides-d-6')
})

test('H-054 the style sheet knows every figure at every width', () => {
  for (const figure of slidesPerView) {
    for (const width of ['m', 't', 'd']) {
      expect(sheet).toContain(`.slides-${width}-${String(figure).replace('.', '-')} {`)
    }
  }
})
