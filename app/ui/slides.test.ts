import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  genericSlides,
  hourSlides,
  productSlides,
  slideClasses,
  slidesPerView,
  stylistSlides,
} from './slides'

const sheet = readFileSync(new URL('./slides.css', import.meta.url), 'utf8')

test('hours show 4.2 per view and 5.2 where it is wide [B-235]', () => {
  expect(slideClasses(hourSlides)).toBe('slides-m-4-2 slides-t-5-2 slides-d-5-2')
})

test('stylists show 3.8 per view on desktop and 3.3 on mobile [B-250]', () => {
  expect(slideClasses(stylistSlides)).toBe('slides-m-3-3 slides-t-3-8 slides-d-3-8')
})

test('generic slides show 4.25, 3.25 and 2.25 per view [B-397]', () => {
  expect(slideClasses(genericSlides)).toBe('slides-m-2-25 slides-t-3-25 slides-d-4-25')
})

test('top products show 3.7 per view on desktop [H-056]', () => {
  expect(slideClasses(productSlides)).toContain('slides-d-3-7')
})

test('a configured figure the style sheet lacks takes the nearest one [H-054]', () => {
  expect(slideClasses({ mobile: 1.05, desktop: 9 })).toBe('slides-m-1 slides-t-6 slides-d-6')
})

test('the style sheet knows every figure at every width [H-054]', () => {
  for (const figure of slidesPerView) {
    for (const width of ['m', 't', 'd']) {
      expect(sheet).toContain(`.slides-${width}-${String(figure).replace('.', '-')} {`)
    }
  }
})
