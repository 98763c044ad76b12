import { expect, test } from 'vitest'
import { pictureAddress, pictureDto } from './picture'

const photograph = 'https://anh.muot.example/people/07.jpg'

test.each([
  ['#focus=50,20', { x: 50, y: 25 }],
  ['#focus=0,100', { x: 0, y: 100 }],
  ['#focus=12,13', { x: 0, y: 25 }],
  ['#focus=999,88', { x: 100, y: 100 }],
])('an address that ends in %s names its focal point, in steps of 25', (end, focus) => {
  expect(pictureDto.parse(photograph + end)).toEqual({ address: photograph, focus })
  expect(pictureAddress.parse(photograph + end)).toBe(photograph)
})

test.each([
  '',
  '/people/07.svg',
  `${photograph}?v=2`,
  `${photograph}#top`,
  `${photograph}#focus=a`,
])('an address without a focal point stays as it is: %j', (address) => {
  expect(pictureDto.parse(address)).toEqual({ address, focus: null })
})
