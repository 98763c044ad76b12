import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import type { Site } from '~/context'
import { completeAddress } from './complete.server'

/** The query to which a link with `nearest=1` leads, when the gateway responds with this. */
async function openedWith(nearestHour: object | null, failed: string[] = []) {
  const query = new URLSearchParams('salonId=9&phone=0&step=0&chosenService=1001&nearest=1')
  const site = {
    gateway: {
      query: () =>
        Promise.resolve({
          ok: true,
          data: { viewer: null, usualVisit: null, salon: { nearestHour } },
          failed,
        }),
    },
  } as unknown as Site
  const redirected: unknown = await completeAddress(site, readDraft(query), query, '').catch(
    (response: unknown) => response,
  )
  if (!(redirected instanceof Response)) throw new Error('no redirect')
  return new URL(redirected.headers.get('location') ?? '', 'http://site').searchParams
}

test('the nearest hour that was found is chosen [O-38]', async () => {
  const nearest = { date: '2026-11-23', hourId: '4', stylistId: null, isStylistFull: false }
  const to = await openedWith(nearest)
  expect(to.get('again')).toBe('ready')
  expect(to.get('hour')).toBe('4')
})

test('the salon is called full only when its hours were read', async () => {
  expect((await openedWith(null)).get('again')).toBe('full')
  const unknown = await openedWith(null, ['salon.nearestHour'])
  expect(unknown.has('again')).toBe(false)
  // The address is complete: it does not look for the hour a second time.
  expect(unknown.has('nearest')).toBe(false)
  expect(unknown.get('chosenService')).toBe('1001')
})
