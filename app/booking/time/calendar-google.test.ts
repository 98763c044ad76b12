import fc from 'fast-check'
import { expect, test } from 'vitest'
import { googleCalendarUrl } from './calendar'

const entry = {
  startsAt: Date.parse('2026-11-22T16:50:00Z'),
  minutes: 45,
  title: 'Cắt tóc tại Mượt',
  place: '252 Cầu Giấy, Hà Nội',
  text: 'Cắt gội 10 bước\nGọi: 0900',
  url: 'https://example.test/lich/01ABC',
}

test('Google Calendar is given the Vietnamese time and the true length, over midnight too', () => {
  const address = new URL(googleCalendarUrl(entry))
  expect(address.origin + address.pathname).toBe('https://calendar.google.com/calendar/render')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Cắt tóc tại Mượt',
    dates: '20261122T235000/20261123T003500',
    ctz: 'Asia/Ho_Chi_Minh',
    location: '252 Cầu Giấy, Hà Nội',
    details: 'Cắt gội 10 bước\nGọi: 0900\nhttps://example.test/lich/01ABC',
  })
})

test('no text changes another part of that address', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (title, place, text) => {
      const query = new URL(googleCalendarUrl({ ...entry, title, place, text })).searchParams
      expect([...query.keys()]).toEqual(['action', 'text', 'dates', 'ctz', 'location', 'details'])
      expect([query.get('text'), query.get('location')]).toEqual([title, place])
      expect(query.get('details')).toBe(`${text}\n${entry.url}`)
    }),
  )
})
