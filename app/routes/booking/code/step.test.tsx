import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html'
import type { CodeStepResult } from './action.server'
import type { CodeData } from './load.server'
import { CodeStep } from './step'

const now = Date.parse('2026-11-22T02:05:00Z')

/** The words of the dialog after such a sending. */
async function wordsOf(sending: Pick<CodeData, 'via' | 'isSentBefore'>): Promise<string> {
  return (await dialogOf(sending)).text()
}

async function dialogOf(sending: Partial<CodeData>, result?: CodeStepResult) {
  const data: CodeData = {
    screen: 'code',
    id: 'B1',
    host: null,
    now,
    phone: '0912.345.678',
    booking: null,
    isOver: false,
    againAt: now + 42_000,
    via: null,
    isSentBefore: false,
    captcha: null,
    ...sending,
  }
  const html = await renderHtml(<CodeStep data={data} result={result} />, 'step=0&code=B1')
  return load(html)('dialog')
}

test('a code that was sent before can be typed, and the button counts down to another [B-318, B-319]', async () => {
  const before = await wordsOf({ via: 'ZALO', isSentBefore: true })
  expect(before).toContain('Nếu anh đã nhận được mã, anh nhập mã đó giúp em nhé!')
  expect(before).toContain('Gửi lại mã sau 42 giây')
  expect(before).toContain('vừa gửi đến 0912.345.678')
  const failed = await wordsOf({ via: null, isSentBefore: false })
  expect(failed).toContain('Em chưa gửi được mã.')
  expect(failed).not.toContain('vừa gửi')
  expect(await wordsOf({ via: 'SMS', isSentBefore: false })).toContain('Anh kiểm tra tin nhắn SMS')
})

test('the captcha that the next code needs stands beside the button that sends it [B-325]', async () => {
  const captcha = { kind: 'sum', question: '3 + 4 = ?', challenge: 'signed' } as const
  const opened = await dialogOf({ captcha, againAt: 0 })
  const form = opened.find('form:has([value=resend])')
  expect(form.find('[name=captchaChallenge]').val()).toBe('signed')
  expect(form.find('label').text()).toContain('3 + 4 = ?')
  expect(form.find('button').text()).toContain('Gửi lại mã qua Zalo')
  const again = { kind: 'sum', question: '5 + 1 = ?', challenge: 'another' } as const
  const message = 'Anh xác nhận mình không phải là máy giúp em nhé!'
  const refusal = {
    form: 'resend',
    message: null,
    typed: {},
    problems: { captcha: message },
  } as const
  const refused = await dialogOf({ captcha }, { ...refusal, more: { captcha: again } })
  expect(refused.text()).toContain('5 + 1 = ?')
  expect(refused.text()).not.toContain('3 + 4 = ?')
  expect(refused.text()).toContain(message)
  const unreachable = await dialogOf({}, { ...refusal, more: { captcha: null } })
  expect(unreachable.text()).toContain(message)
})
