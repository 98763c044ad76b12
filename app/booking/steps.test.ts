import { expect, test } from 'vitest'
import { nextStep, normalHomeStep, normalSalonId, normalStep, openingStep, screenOf, stepBack, stepTitle } from './steps'

test.each([
  [0, 'Đặt lịch giữ chỗ'],
  [1, 'Chọn salon'],
  [2, 'Chọn dịch vụ'],
  [3, 'Chi tiết dịch vụ'],
  [4, 'Ưu đãi từ salon'],
  [5, 'Chi tiết ưu đãi'],
  [6, 'Xong'],
  [-1, 'Xong'],
])('B-015..B-021 step %i is titled %s', (step, title) => {
  expect(stepTitle(step)).toBe(title)
})

test.each([
  ['0', 0],
  ['1', 1],
  ['5', 5],
  ['6', 0],
  ['99', 0],
  ['-1', 0],
  ['2.5', 0],
  ['abc', 0],
  ['', 0],
  [null, 0],
])('B-023, H-154, H-155 the step "%s" of a link becomes %i', (text, step) => {
  expect(normalStep(text)).toBe(step)
})

test.each([
  ['0', 0],
  ['2', 2],
  ['3', 2],
  ['99', 2],
  ['-1', 0],
  [null, 0],
])('H-156 the step "%s" of a home booking becomes %i', (text, step) => {
  expect(normalHomeStep(text)).toBe(step)
})

test.each([
  [3, 9, false, 0],
  [2, 9, false, 0],
  [1, 9, false, 1],
  [2, 0, false, 2],
  [2, 9, true, 2],
])('B-025 step %i with salon %i, from the flow itself %s, opens %i', (step, salonId, isOwnLink, opened) => {
  expect(openingStep(step, salonId, isOwnLink)).toBe(opened)
})

test.each([
  ['9', '', '', 9],
  ['-9', '', '', 0],
  ['9.5', '', '', 0],
  ['abc', '', '', 0],
  [null, '', '', 0],
  ['20', '', '', 20],
  ['20', 'customer_ios', '', 20],
  ['20', 'customer_android', '1', 20],
  ['20', 'customer_ios', '1', 0],
  ['21', 'customer_ios', '1', 21],
])('B-193, H-157, H-158 salonId "%s" with source "%s" and inApp "%s" is %i', (text, source, inApp, id) => {
  expect(normalSalonId(text, { source, inApp })).toBe(id)
})

const nothing = { salon: false, services: false, offer: false }

test('B-179 from the salons the flow goes to the services once a salon is chosen', () => {
  expect(nextStep(1, nothing)).toBeNull()
  expect(nextStep(1, { ...nothing, salon: true })).toEqual({ step: 2, isPressed: false })
})

test('B-180 from the services the flow goes to the main screen, with the next-click flag on', () => {
  expect(nextStep(2, { ...nothing, salon: true })).toBeNull()
  expect(nextStep(2, { ...nothing, services: true })).toEqual({ step: 0, isPressed: true })
})

test('B-181 from the offers the flow goes to the services once an offer is chosen', () => {
  expect(nextStep(4, nothing)).toBeNull()
  expect(nextStep(4, { ...nothing, offer: true })).toEqual({ step: 2, isPressed: false })
})

test('B-182 a service detail returns to the services', () => {
  expect(nextStep(3, nothing)).toEqual({ step: 2, isPressed: false })
  expect(stepBack(3)).toBe(2)
})

test.each([
  [1, 0],
  [2, 0],
  [4, 2],
  [5, 4],
])('B-183..B-185 back from step %i goes to %i', (from, to) => {
  expect(stepBack(from)).toBe(to)
})

test.each([
  [{ step: 0, salonId: 9, groupId: null, offerId: null }, 'main'],
  [{ step: 1, salonId: 0, groupId: null, offerId: null }, 'salons'],
  [{ step: 2, salonId: 9, groupId: null, offerId: null }, 'services'],
  [{ step: 2, salonId: 0, groupId: null, offerId: null }, 'main'],
  [{ step: 3, salonId: 9, groupId: 101, offerId: null }, 'detail'],
  [{ step: 3, salonId: 9, groupId: null, offerId: null }, 'main'],
  [{ step: 4, salonId: 9, groupId: null, offerId: null }, 'offers'],
  [{ step: 4, salonId: 0, groupId: null, offerId: null }, 'main'],
  [{ step: 5, salonId: 9, groupId: null, offerId: 504 }, 'offer'],
  [{ step: 5, salonId: 9, groupId: null, offerId: null }, 'offers'],
])('B-019, B-020, B-195, B-196 the draft %o shows the screen %s', (draft, screen) => {
  expect(screenOf(draft)).toBe(screen)
})
