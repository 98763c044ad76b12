import { afterEach, describe, expect, test, vi } from 'vitest'
import { isSolved, newCaptcha } from './captcha'
import { auth, bindings } from '../testing/client'

const now = Date.parse('2026-11-21T03:00:00Z')
const turnstile = { ...bindings, TURNSTILE_SECRET: 'secret', TURNSTILE_SITE_KEY: 'site key' }

afterEach(() => vi.unstubAllGlobals())

async function sum() {
  const captcha = await newCaptcha(bindings, now)
  if (captcha.kind !== 'sum') throw new Error('no sum')
  const [left, right] = captcha.question.match(/\d+/g)!.map(Number)
  return { challenge: captcha.challenge, result: left! + right! }
}

describe('a captcha', () => {
  test('without Turnstile is a sum that only its result solves, for five minutes [H-124]', async () => {
    const { challenge, result } = await sum()
    expect(await isSolved(bindings, `${challenge}:${result}`, null, now + 299_999)).toBe(true)
    const late = await sum()
    expect(await isSolved(bindings, `${late.challenge}:${late.result}`, null, now + 300_000)).toBe(
      false,
    )
    expect(await isSolved(bindings, undefined, null, now)).toBe(false)
  })

  test('is used up by one try, right or wrong', async () => {
    const right = await sum()
    const solve = ({ challenge }: { challenge: string }, result: number) =>
      isSolved(bindings, `${challenge}:${result}`, null, now)
    expect(await solve(right, right.result)).toBe(true)
    expect(await solve(right, right.result)).toBe(false)
    const missed = await sum()
    expect(await solve(missed, missed.result + 1)).toBe(false)
    expect(await solve(missed, missed.result)).toBe(false)
  })

  test('cannot be made up or given more time [H-124]', async () => {
    const { challenge, result } = await sum()
    const later = challenge.replace(/^\d+/, String(now + 9_000_000))
    expect(await isSolved(bindings, `${later}:${result}`, null, now)).toBe(false)
    expect(
      await isSolved({ ...bindings, CODE_PEPPER: 'another' }, `${challenge}:${result}`, null, now),
    ).toBe(false)
    for (const token of ['', 'x', `${challenge}:`, `${now}.1.1.1.${'0'.repeat(64)}:2`])
      expect(await isSolved(bindings, token, null, now)).toBe(false)
  })

  test('with Turnstile follows its verdict [H-125]', async () => {
    const requested: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      requested.push(JSON.parse(String(init.body)))
      expect(init.redirect).toBe('manual')
      return Response.json({ success: requested.length === 1 })
    })
    expect(await newCaptcha(turnstile, now)).toEqual({ kind: 'turnstile', siteKey: 'site key' })
    expect(await isSolved(turnstile, 'token', '203.0.113.1', now)).toBe(true)
    expect(await isSolved(turnstile, 'token', null, now)).toBe(false)
    expect(requested).toEqual([
      { secret: 'secret', response: 'token', remoteip: '203.0.113.1' },
      { secret: 'secret', response: 'token' },
    ])
  })

  test('is handed out by the contract, another one each time [H-124]', async () => {
    const [one, other] = [await auth().newCaptcha({}), await auth().newCaptcha({})]
    expect(one).toMatchObject({ kind: 'sum', question: expect.stringMatching(/^\d \+ \d = \?$/) })
    expect(one).not.toEqual(other)
  })
})
