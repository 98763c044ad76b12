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

test('a place in line that another booking has ended leads to the bookings, not to one more', async () => {
  const entry = { state: 'HAS_BOOKING', manageToken: null }
  const $ = load(
    await renderedPage(WaitlistPage, {
      entry,
      isFailed: false,
      here: '/cho/a',
      now: 0,
      done: null,
    }),
  )
  expect($('main a').attr('href')).toBe('/lich-su/lich-dat')
  expect($('main a').text()).toBe('Xem lịch hẹn')
})
