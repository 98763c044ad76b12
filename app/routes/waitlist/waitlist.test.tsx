import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { pressed } from '~/testing/pressed'
import { renderedPage } from '~/testing/rendered'
import { action } from './join'
import WaitlistPage from './page'

const wish = { from: '5', until: '9', mode: 'ASK' }
const path = '/cho?salon=37&date=2026-11-25&services=1001'

test('who joins with a booking is led to it, and is not asked for the log-in that they have', async () => {
  const refused = (code: string | null) => ({ __typename: 'WaitlistRefused', message: 'x', code })
  const booked = await pressed(action, wish, refused('HAS_BOOKING'), { path })
  expect(booked.status).toBe(409)
  expect(booked.shown?.message).toContain('Anh đã có lịch hẹn rồi.')
  expect(booked.shown?.more).toEqual({ isBooked: true })
  const full = await pressed(action, wish, refused('WAITLIST_FULL'), { path })
  expect(full.shown).toMatchObject({ message: 'x', more: null })
})

/** What the page of a place in line says at its end, and where it leads. */
async function ended(entry: object) {
  const shown = { isFailed: false, here: '/cho/a', now: 0, done: null }
  const data = { ...shown, entry: { isMove: false, manageToken: null, ...entry } }
  const $ = load(await renderedPage(WaitlistPage, data))
  const link = $('main a')
  return { way: link.attr('href'), label: link.text(), text: $('main').text() }
}

test('a place in line that another booking has ended leads to the bookings, not to one more', async () => {
  const { way, label } = await ended({ state: 'HAS_BOOKING' })
  expect([way, label]).toEqual(['/lich-su/lich-dat', 'Xem lịch hẹn'])
})

test('who waited for an earlier hour in vain still has the booking, which the page leads to', async () => {
  for (const state of ['OVER', 'LEFT']) {
    const { way, text } = await ended({ state, isMove: true })
    expect(way).toBe('/lich-su/lich-dat')
    expect(text).not.toContain('xem ngày hoặc salon khác')
  }
  const { way, text } = await ended({ state: 'OVER' })
  expect(way).toBe('/booking?salonId=0&phone=0&step=0')
  expect(text).toContain('xem ngày hoặc salon khác')
})
