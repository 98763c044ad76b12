import { expect, test } from 'vitest'
import {
  hourAnchor,
  nextStep,
  normalHomeStep,
  normalSalonId,
  normalStep,
  openingStep,
  screenOf,
  stepBack,
  stepTitle,
} from './steps'

test.each([
  [0, 'Đặt lịch giữ chỗ', 'B-015'],
  [1, 'Chọn salon', 'B-016'],
  [2, 'Chọn dịch vụ', 'B-017'],
  [3, 'Chi tiết dịch vụ', 'B-018'],
  [4, 'Ưu đãi từ salon', 'B-019'],
  [5, 'Chi tiết ưu đãi', 'B-020'],
  [6, 'Xong', 'B-021'],
  [-1, 'Xong', 'B-021'],
])('step %i is titled %s [%s]', (step, title) => {
  expect(stepTitle(step)).toBe(title)
})

test.each([6, -1, 2.5, NaN])(
  'a title for the step %s is there, though no address leads to it [B-021, O-04]',
  (step) => {
    expect(stepTitle(step)).toBe('Xong')
    expect(normalStep(String(step))).toBe(0)
  },
)

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
])('the step "%s" of a link becomes %i [B-023, H-154, H-155]', (text, step) => {
  expect(normalStep(text)).toBe(step)
})

test.each([
  ['0', 0],
  ['1', 1],
  [' 1 ', 1],
  ['1x', 0],
  ['x1', 0],
  ['2', 2],
  ['3', 2],
  ['99', 2],
  ['-1', 0],
  [null, 0],
])('the step "%s" of a home booking becomes %i [H-156]', (text, step) => {
  expect(normalHomeStep(text)).toBe(step)
})

test.each([
  [3, '9', false, 0],
  [2, '9', false, 0],
  [1, '9', false, 1],
  [2, null, false, 2],
  [2, '9', true, 2],
])(
  'step %i with salon %s, from the flow itself %s, opens %i [B-025]',
  (step, salonId, isOwnLink, opened) => {
    expect(openingStep(step, salonId, isOwnLink)).toBe(opened)
  },
)

test.each([
  ['9', '', '', '9'],
  ['999999999', '', '', '999999999'],
  ['1000000000', '', '', null],
  ['-9', '', '', null],
  ['9.5', '', '', null],
  ['abc', '', '', null],
  [null, '', '', null],
  ['20', '', '', '20'],
  ['20', 'customer_ios', '', '20'],
  ['20', 'customer_android', '1', '20'],
  ['20', 'customer_ios', '1', null],
  ['21', 'customer_ios', '1', '21'],
])(
  'salonId "%s" with source "%s" and inApp "%s" is %s [B-193, H-157, H-158]',
  (text, source, inApp, id) => {
    expect(normalSalonId(text, { source, inApp })).toBe(id)
  },
)

const nothing = { salon: false, services: false, offer: false }

test('from the salons the flow goes to the services once a salon is chosen [B-179]', () => {
  expect(nextStep(1, nothing)).toBeNull()
  expect(nextStep(1, { ...nothing, salon: true })).toEqual({ step: 2, isPressed: false })
})

test('from the services the flow goes to the main screen, with the next-click flag on [B-180]', () => {
  expect(nextStep(2, { ...nothing, salon: true })).toBeNull()
  expect(nextStep(2, { ...nothing, services: true })).toEqual({ step: 0, isPressed: true })
})

test('from the offers the flow goes to the services once an offer is chosen [B-181]', () => {
  expect(nextStep(4, nothing)).toBeNull()
  expect(nextStep(4, { ...nothing, offer: true })).toEqual({ step: 2, isPressed: false })
})

test('a service detail returns to the services [B-182]', () => {
  expect(nextStep(3, nothing)).toEqual({ step: 2, isPressed: false })
  expect(stepBack(3)).toBe(2)
})

test.each([
  [1, 0, 'B-185'],
  [2, 0, 'B-185'],
  [4, 2, 'B-183'],
  [5, 4, 'B-184'],
])('back from step %i goes to %i [%s]', (from, to) => {
  expect(stepBack(from)).toBe(to)
})

test.each([
  [{ step: 0, salonId: '9', groupId: null, offerId: null }, 'main'],
  [{ step: 0, salonId: '9', groupId: '101', offerId: '504' }, 'main'],
  [{ step: 1, salonId: null, groupId: null, offerId: null }, 'salons'],
  [{ step: 2, salonId: '9', groupId: null, offerId: null }, 'services'],
  [{ step: 2, salonId: null, groupId: null, offerId: null }, 'main'],
  [{ step: 3, salonId: '9', groupId: '101', offerId: null }, 'detail'],
  [{ step: 3, salonId: '9', groupId: null, offerId: null }, 'main'],
])(
  'the draft %o, whose services need a salon, shows the screen %s [B-195, B-196]',
  (draft, screen) => {
    expect(screenOf(draft)).toBe(screen)
  },
)

test.each([
  [{ step: 4, salonId: '9', groupId: null, offerId: null }, 'offers'],
  [{ step: 4, salonId: null, groupId: null, offerId: null }, 'main'],
  [{ step: 5, salonId: '9', groupId: null, offerId: '504' }, 'offer'],
  [{ step: 5, salonId: '9', groupId: null, offerId: null }, 'offers'],
])('the draft %o shows of the offers the screen %s [B-019, B-020]', (draft, screen) => {
  expect(screenOf(draft)).toBe(screen)
})

test("the iOS app's salon counts in a link of the flow's own [H-158, O-20]", () => {
  const query = { source: 'customer_ios', inApp: '1' }
  expect([normalSalonId('20', query, true), normalSalonId('20', query, false)]).toEqual([
    '20',
    null,
  ])
})

test('nothing leads on from the main screen, the detail of an offer, or by what another step needs', () => {
  const all = { salon: true, services: true, offer: true }
  expect([nextStep(0, all), nextStep(5, all)]).toEqual([null, null])
  expect(nextStep(1, { ...all, salon: false })).toBeNull()
  expect(nextStep(2, { ...all, services: false })).toBeNull()
  expect(nextStep(4, { ...all, offer: false })).toBeNull()
})

test('where day and hour are chosen is a place in the page, as the end of an address', () => {
  expect(new URL(`https://muot.example/booking?step=0${hourAnchor}`).hash).toBe('#part-hour')
})
