import { expect, test, vi } from 'vitest'
import { renderHtml } from '../testing/render-html'
import { CodeForm } from './code-form'

const script = vi.hoisted(() => ({ isOn: true }))
vi.mock('../use-script', () => ({ useHydrated: () => script.isOn }))

const apply = /<button[^>]*>(?:(?!<\/button>).)*Áp dụng/s

test('the code field has a button that cannot be pressed while it is empty [B-103]', async () => {
  script.isOn = true
  const html = await renderHtml(<CodeForm result={undefined} tab={1} />, 'step=4&salonId=9')
  expect(html).toMatch(/<input[^>]*name="code"/)
  expect(apply.exec(html)?.[0]).toContain(' disabled=""')
})

test('without JavaScript the server rejects an empty promo code [B-103, B-113]', async () => {
  script.isOn = false
  const html = await renderHtml(<CodeForm result={undefined} tab={1} />, 'step=4&salonId=9')
  expect(apply.exec(html)?.[0]).not.toContain('disabled')
})
