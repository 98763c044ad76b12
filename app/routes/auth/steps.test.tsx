import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { code } from '~/messages/vi/code'
import { rendered, renderedPart } from '~/testing/rendered'
import { ByCode } from '../account/password-section'
import { CodeField } from './code-form'
import type { RequestedChannel } from './state'
import { CodeStep } from './steps'

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
