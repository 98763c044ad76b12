import { expect, test } from 'vitest'
import { heardIn } from './heard'

const refusal = { createBooking: { __typename: 'PlaceTaken', message: 'Giờ 9h10 vừa hết chỗ mất rồi, anh chọn giúp em giờ khác nhé!', nearest: [{ id: 4, label: '9h30' }] } }

test('O-36 a refusal of the backends is said in English on an English page, with its hour', () => {
  expect(heardIn('en', refusal)).toEqual({ createBooking: { ...refusal.createBooking, message: '9:10 has just been taken. Please choose another time!' } })
  expect(heardIn('en', { a: [{ message: 'Stylist ngày mai đã kín lịch, anh chọn giúp em stylist khác nhé!' }] })).toEqual({
    a: [{ message: 'This stylist is fully booked tomorrow. Please choose another one!' }],
  })
  expect(heardIn('en', { message: 'Anh đã thử quá nhiều lần. Anh quay lại sau 1 phút giúp em nhé!' })).toEqual({ message: 'That was one try too many. Please come back in 1 minute!' })
})

test('O-36 known words are said in English, names and what is not known stay as they were sent', () => {
  const data = { hours: [{ name: 'Sáng' }], service: { name: 'Cắt gội 10 bước', price: 120000 }, none: null, message: 'Một câu chưa ai biết.' }
  expect(heardIn('en', data)).toEqual({ ...data, hours: [{ name: 'Morning' }] })
})

test('H-014 a Vietnamese page gets the very same', () => {
  expect(heardIn('vi', refusal)).toBe(refusal)
})
