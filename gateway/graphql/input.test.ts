import { expect, test, vi } from 'vitest'
import * as z from 'zod'
import { Unacceptable } from '../../workers/kit/connect'
import { coded } from '../../workers/kit/message'
import {
  codesOf,
  codeSent,
  hourInput,
  idInput,
  idsOf,
  invalid,
  phoneOrNothing,
  readId,
  tooMany,
  typedCode,
  typedPhone,
  wireChannel,
  withInput,
  wordsText,
} from './input'

function faultsOf(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

const WRONG_PHONE = 'PHONE_WRONG'

test.each([
  ['', 'PHONE_MISSING'],
  [' . ', 'PHONE_MISSING'],
  ['91234567', 'PHONE_INVALID'],
  ['9', 'PHONE_INVALID'],
  ['0', 'PHONE_SHORT'],
  ['091234567', 'PHONE_SHORT'],
  ['0012345678', WRONG_PHONE],
  ['09123456789', WRONG_PHONE],
  ['0x', WRONG_PHONE],
  ['09123x', WRONG_PHONE],
])('the phone "%s" is refused once, with "%s" [H-144, H-147, O-09]', (text, message) => {
  expect(faultsOf(typedPhone, text)).toEqual([message])
})

test('a phone may be typed with dots, spaces and +84, whatever is around it [O-10]', () => {
  const typed = ['0912345678', '+84 912.345.678', `0912345678${' '.repeat(300)}`]
  for (const text of typed) expect(typedPhone.parse(text)).toBe('0912345678')
})

test('a phone in a query that is none is as good as absent [B-194, O-05]', () => {
  const read = ['0912.345.678', '0', '', null, undefined].map(phoneOrNothing)
  expect(read).toEqual(['0912345678', undefined, undefined, undefined, undefined])
})

test('a list of ids is read without what names no row, each once, fifty at most [B-193, O-05]', () => {
  expect(idsOf(['5', '0', '5', '-3', 'x', '2'])).toEqual([5, 2])
  expect([idsOf(null), idsOf(undefined)]).toEqual([[], []])
  const many = Array.from({ length: 60 }, (_, index) => index + 1)
  expect(idsOf(many.map(String))).toEqual(many.slice(0, 50))
})

const noIds = ['', '0', '09', '-1', '+9', '9.0', '1e3', ' 9', '9\n', '٩', 'x', '1234567890']

test('an id is one to nine digits; anything else names nothing, and no input takes it [B-193, O-05]', () => {
  expect(['9', '999999999', null, undefined].map(readId)).toEqual([9, 999_999_999, null, null])
  expect(noIds.map(readId)).toEqual(noIds.map(() => null))
  expect([idInput.parse('9'), hourInput.parse('9')]).toEqual([9, 9])
  expect(noIds.map((text) => faultsOf(idInput, text))).toEqual(noIds.map(() => ['INVALID_ID']))
  expect(noIds.map((text) => faultsOf(hourInput, text))).toEqual(noIds.map(() => ['INVALID_HOUR']))
})

test('words are stored with single spaces, no control characters and no half signs', () => {
  const words = wordsText(10, 'Dài quá.')
  expect(words.parse('  a \n\t b\u0000\u0007c  ')).toBe('a b c')
  expect(words.parse('x\ud800y\udc00')).toBe('x\ufffdy\ufffd')
  expect(words.parse('👋')).toBe('👋')
  expect([words.parse(null), words.parse(undefined), words.parse('')]).toEqual(['', '', ''])
})

test('words may be so long once their spaces count once, and not eight times as long before', () => {
  const words = wordsText(10, 'Dài quá.')
  expect(words.parse(`1234567890${' '.repeat(30)}`)).toBe('1234567890')
  expect(faultsOf(words, `1${' '.repeat(80)}`)).toEqual(['Dài quá.'])
  expect(faultsOf(words, '12345678901')).toEqual(['Dài quá.'])
})

test('a promo code is understood in small letters and with spaces [B-371]', () => {
  expect(typedCode.parse(' tet-20 27\t')).toBe('TET-2027')
  expect(typedCode.parse('A'.repeat(32))).toBe('A'.repeat(32))
  expect(typedCode.parse(`ABC${' '.repeat(61)}`)).toBe('ABC')
})

test('a malformed promo code is refused once, and an empty one as missing', () => {
  expect(faultsOf(typedCode, ' ')).toEqual(['PROMO_CODE_MISSING'])
  const wrong = ['AB', 'A'.repeat(33), 'ABC_D', 'ABCĐ', '!ABC', 'ABC!']
  for (const text of wrong) expect(faultsOf(typedCode, text)).toEqual(['PROMO_CODE_INVALID'])
})

test('a list of promo codes is read without what can be none, each once, ten at most', () => {
  expect(codesOf(['abc', 'x', 'ABC', 'def'])).toEqual(['ABC', 'DEF'])
  expect([codesOf(null), codesOf(undefined)]).toEqual([[], []])
  const many = Array.from({ length: 12 }, (_, index) => `CODE${index}`)
  expect(codesOf(many)).toEqual(many.slice(0, 10))
})

const schema = z.object({ person: z.object({ phone: typedPhone }) })

test('each fault of an input is a field error before any request', async () => {
  const work = vi.fn(() => Promise.resolve('done'))
  expect(await withInput(schema, { person: { phone: '' } }, work)).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'person.phone', message: coded('PHONE_MISSING') }],
  })
  expect(work).not.toHaveBeenCalled()
})

test('a fault whose text is a code comes as that code', async () => {
  const born = z.string().refine(() => false, 'NO_BIRTHDAY')
  expect(await withInput(z.object({ born }), { born: 'x' }, () => Promise.resolve(''))).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: 'born', message: coded('NO_BIRTHDAY') }],
  })
})

test('the work gets the input as understood, and its answer is the answer', async () => {
  const work = vi.fn(() => Promise.resolve('done'))
  expect(await withInput(schema, { person: { phone: '0912.345.678' } }, work)).toBe('done')
  expect(work).toHaveBeenCalledWith({ person: { phone: '0912345678' } })
})

test('a 422 of the backend is a field error of the input, other failures are thrown', async () => {
  const issues = [{ field: 'phoneNumber', message: 'Sai.' }]
  const failing = (error: Error, nameOf?: (field: string) => string) =>
    withInput(
      schema,
      { person: { phone: '0912345678' } },
      () => Promise.reject<string>(error),
      nameOf,
    )
  expect(await failing(new Unacceptable(issues), (field) => `input.${field}`)).toMatchObject({
    issues: [{ field: 'input.phoneNumber', message: 'Sai.' }],
  })
  expect(await failing(new Unacceptable(issues))).toMatchObject({ issues })
  await expect(failing(new Error('broken'))).rejects.toThrow('broken')
})

test('a refusal of input is never without a sentence', () => {
  expect(invalid([])).toEqual({
    __typename: 'InvalidInput',
    issues: [{ field: '', message: coded('INVALID_VALUE') }],
  })
})

test('too many tries are answered with the sentence and the seconds to wait', () => {
  expect(tooMany({ message: 'Chờ nhé.', retryAfterSeconds: 9 })).toEqual({
    __typename: 'TooManyTries',
    message: 'Chờ nhé.',
    retryAfterSeconds: 9,
  })
})

test('the channels of a code are spelt as the backends spell them', () => {
  const channels = ['ZALO', 'SMS', 'VOICE'] as const
  expect(channels.map(wireChannel)).toEqual(['zalo', 'sms', 'voice'])
})

test('a code that was sent names the channel really used [O-07]', () => {
  const sent = { sent: true, needsCaptcha: false, message: 'Đợi nhé.', resendAfterSeconds: 60 }
  for (const channel of ['zalo', 'sms', 'voice'] as const)
    expect(codeSent({ ...sent, channel }, 'vi')).toEqual({
      __typename: 'CodeSent',
      channel: channel.toUpperCase(),
      notice: 'Đợi nhé.',
      resendAfterSeconds: 60,
    })
})

test("a code that was not sent is refused in the server's words, if it has any [H-280]", () => {
  const refusal = (message: string, needsCaptcha = false) =>
    codeSent({ sent: false, needsCaptcha, message, resendAfterSeconds: 0, channel: 'sms' }, 'vi')
  expect(refusal('Số này bị chặn.')).toEqual(invalid([{ field: '', message: 'Số này bị chặn.' }]))
  expect(refusal('')).toEqual(invalid([{ field: '', message: '' }]))
  expect(refusal('Anh không phải là máy chứ?', true)).toEqual(
    invalid([{ field: 'captcha', message: 'Anh không phải là máy chứ?' }]),
  )
})
