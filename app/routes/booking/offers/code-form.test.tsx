import { expect, test, vi, afterEach, beforeEach } from 'vitest'
import { renderHtml } from '../testing/render-html'
import { CodeForm, cameraProblem, scan } from './code-form'

const script = vi.hoisted(() => ({ isOn: true }))
vi.mock('../use-script', () => ({ useHydrated: () => script.isOn }))

const apply = /<button[^>]*>(?:(?!<\/button>).)*Áp dụng/s

test('the code field has a button that cannot be pressed while it is empty [B-103]', async () => {
  script.isOn = true
  const html = await renderHtml(<CodeForm result={undefined} tab={1} />, 'step=4&salonId=9')
  expect(html).toMatch(/<input[^>]*name="code"/)
  expect(apply.exec(html)?.[0]).toContain(' disabled=""')
})

test('without JavaScript the button can be pressed, as no script would enable it [B-103]', async () => {
  script.isOn = false
  const html = await renderHtml(<CodeForm result={undefined} tab={1} />, 'step=4&salonId=9')
  expect(apply.exec(html)?.[0]).not.toContain('disabled')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a camera is read ten times a second, until a code is found [B-118]', () => {
  const read = vi.fn((): string | null => null)
  const found = vi.fn()
  scan(read, found)
  vi.advanceTimersByTime(1000)
  expect(read).toHaveBeenCalledTimes(10)
  expect(found).not.toHaveBeenCalled()
  read.mockReturnValue('SHINE30')
  vi.advanceTimersByTime(1000)
  expect(read).toHaveBeenCalledTimes(11)
  expect(found.mock.calls).toEqual([['SHINE30']])
})

test('a scan that is stopped reads no more [B-118]', () => {
  const read = vi.fn(() => 'SHINE30')
  const found = vi.fn()
  scan(read, found)()
  vi.advanceTimersByTime(1000)
  expect(read).not.toHaveBeenCalled()
  expect(found).not.toHaveBeenCalled()
})

test('a refused camera and a missing one have different messages [B-118]', () => {
  expect(cameraProblem(new DOMException('', 'NotAllowedError'))).toBe('denied')
  expect(cameraProblem(new DOMException('', 'NotFoundError'))).toBe('none')
  expect(cameraProblem(new TypeError())).toBe('none')
})
