import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { code } from '~/messages/vi/code'
import { rendered, renderedPart } from '~/testing/rendered'
import { ByCode } from '../account/password-section'
import { CodeField } from './code-form'
import { type RequestedChannel, nextChannel } from './state'
import { CodeStep, titleOf } from './steps'
import { codeProblem, passwordProblem, phoneProblem } from './problems'

const phone = '0912345678'
const shared = { phone, info: 'Em chưa gửi được mã.', againAt: 0, now: 0, captcha: null }

async function textOf(element: JSX.Element): Promise<string> {
  const html = await rendered({ path: '/', element }, new Request('http://site/'))
  return load(html)('body').text()
}

function codeStep(channel: RequestedChannel | null, isNew: boolean): Promise<string> {
  const state = { ...shared, step: 'code', isNew, channel, error: null } as const
  return textOf(<CodeStep state={state} carried={null} isBusy={false} onSubmit={() => undefined} />)
}

test('a log-in says that a code was just sent only when one was [H-116, H-276]', async () => {
  for (const isNew of [true, false]) {
    expect(await codeStep('SMS', isNew)).toContain('vừa gửi đến 0912.345.678')
    const unsent = await codeStep(null, isNew)
    expect(unsent).toContain('Em chưa gửi được mã.')
    expect(unsent).not.toContain('vừa gửi')
  }
})

test('a new password by code says that the code was just sent only when it was [H-119, H-181]', async () => {
  const section = (channel: '' | 'SMS') => {
    const step = { phone, channel, info: shared.info, againAt: '0', captcha: null }
    return textOf(<ByCode step={step} now={0} />)
  }
  expect(await section('SMS')).toContain('vừa gửi đến')
  expect(await section('')).toContain('Em chưa gửi được mã.')
  expect(await section('')).not.toContain('vừa gửi')
})

test('under a wrong code stands that the latest one counts', async () => {
  const state = { ...shared, step: 'code', isNew: false, channel: 'SMS' } as const
  const step = (error: string | null) =>
    textOf(
      <CodeStep
        state={{ ...state, error }}
        carried={null}
        isBusy={false}
        onSubmit={() => undefined}
      />,
    )
  expect(await step('Sai mã.')).toContain(code.newest)
  expect(await step(null)).not.toContain(code.newest)
})

test('a code field takes 6 digits and offers the code of the message [B-391]', () => {
  const html = renderedPart(<CodeField label="Mã xác nhận" name="code" />)
  expect(html).not.toContain('maxLength')
  expect(html).toContain('autoComplete="one-time-code"')
})

test.each(['', '0', '091234567', '1912345678', '0012345678', '09123456789', '091234567a'])(
  'the log-in has one sentence for a phone in a wrong form: %j [H-148, O-09]',
  (text) => {
    expect(phoneProblem(text)).toBe('Số điện thoại sai định dạng.')
  },
)

test.each(['0912345678', '0912.345.678', '+84912345678'])(
  'a phone may be dotted or begin with +84: %s [H-143, H-148]',
  (text) => {
    expect(phoneProblem(text)).toBeNull()
  },
)

/** Typed texts with their problem as a password and as a code. */
const typed = [
  ['123456', null, null],
  ['000000', null, null],
  ['', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['12345', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['1234567', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['12345a', 'Mật khẩu sai định dạng.', 'Mã xác nhận sai định dạng.'],
  ['abc', 'Mật khẩu sai định dạng.', 'Mã xác nhận sai định dạng.'],
  ['12 456', 'Mật khẩu phải là số và 6 kí tự.', 'Mã xác minh là số và 6 kí tự.'],
  ['１２３４５６', null, null],
  ['Mã là 123456', 'Mật khẩu sai định dạng.', null],
] as const

test.each(typed)(
  'a password is six digits, and strange signs speak before the length: %j [H-149, H-151, O-11]',
  (text, problem) => {
    expect(passwordProblem(text)).toBe(problem)
  },
)

test.each(typed)(
  'a code is six digits, and strange signs speak before the length: %j [H-150, H-152, O-08]',
  (text, _password, problem) => {
    expect(codeProblem(text)).toBe(problem)
  },
)

test('codes of the log-in go by sms first, then by Zalo and sms in turn [H-121, O-07]', () => {
  expect([null, 'SMS', 'ZALO'].map((last) => nextChannel(last as null | 'SMS' | 'ZALO'))).toEqual([
    'SMS',
    'ZALO',
    'SMS',
  ])
})

test.each([
  ['doi-lich', 'BẠN ĐÃ CÓ LỊCH ĐẶT, BẠN VUI LÒNG ĐĂNG NHẬP ĐỂ ĐỔI LỊCH', 'B-301'],
  ['nhom', 'ĐĂNG NHẬP ĐỂ ĐẶT LỊCH THEO NHÓM', 'B-266'],
  [null, 'ĐĂNG NHẬP', 'H-134'],
] as const)('the log-in for the reason %s is titled %s [T-36, %s]', (reason, title, _id) => {
  expect(titleOf(reason)).toBe(title)
})
