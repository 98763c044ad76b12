import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { renderHtml } from '../testing/render-html'
import type { CodeData } from './load.server'
import { CodeStep } from './step'

const now = Date.parse('2026-11-22T02:05:00Z')

/** The words of the dialog after such a sending. */
async function wordsOf(sending: Pick<CodeData, 'via' | 'isSentBefore'>): Promise<string> {
  const data: CodeData = {
    screen: 'code',
    id: 'B1',
    host: null,
    now,
    phone: '0912.345.678',
    booking: null,
    isOver: false,
    againAt: now + 42_000,
    ...sending,
  }
  const html = await renderHtml(<CodeStep data={data} result={undefined} />, 'step=0&code=B1')
  return load(html)('dialog').text()
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
