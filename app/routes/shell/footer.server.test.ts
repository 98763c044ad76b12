import { expect, test } from 'vitest'
import type { Gateway } from '~/gateway.server'
import { footerHtml } from './footer.server'

const provinces = [{ id: 62, name: 'Hà Nội', salonCount: 1, salons: [{ id: 1, name: 'Salon', slug: 'x', addressNew: '1 Phố Huế', phone: '0247', mapUrl: null }] }]

test('the footer is asked for once a minute, and an old one stays while the salons cannot be had', async () => {
  let asked = 0
  let isDown = false
  const gateway = {
    ask: () => {
      asked++
      return Promise.resolve(isDown ? { ok: false, failure: { code: 'GATEWAY_DOWN', message: '' } } : { ok: true, data: { provinces }, failed: [] })
    },
  } as unknown as Gateway
  expect(await footerHtml({ gateway, hasPage: () => true, now: 1_000_000 })).toContain('1 Phố Huế')
  await footerHtml({ gateway, hasPage: () => true, now: 1_059_000 })
  expect(asked).toBe(1)
  isDown = true
  expect(await footerHtml({ gateway, hasPage: () => true, now: 1_061_000 })).toContain('1 Phố Huế')
  expect(asked).toBe(2)
})
