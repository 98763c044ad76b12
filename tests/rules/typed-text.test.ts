import { beforeAll, expect, test } from 'vitest'
import { nationalPhone } from '../../domain/phone'
import { codeProblem as bookingCodeProblem } from '../../app/booking/customer/code'
import { nameProblem } from '../../app/booking/customer/name'
import { phoneProblem } from '../../app/booking/customer/phone'
import { readDraft } from '../../app/booking/draft/draft-query'
import { codeProblem, passwordProblem } from '../../app/routes/auth/problems'
import { formatPhone } from '../../app/ui/phone-format'
import { promoCode } from '../../domain/promo-code'
import { typedCode, typedPassword } from '../../domain/six-digits'
import { plainText } from '../../domain/typed-text'
import { openGateway, type TestGateway } from '../../gateway/testing/open-gateway'
import { aUser, loggedIn } from '../../gateway/testing/people'
import { authApi } from '../../workers/auth/contract'
import { campaignApi } from '../../workers/campaign/contract'

/** One way in which keyboards, PDFs and messengers change a text without changing what it says. */
type Disguise = (text: string) => string

const around =
  (before: string, after = before): Disguise =>
  (text) =>
    `${before}${text}${after}`
const between =
  (sign: string): Disguise =>
  (text) =>
    [...text].join(sign)
const digitsFrom =
  (zero: number): Disguise =>
  (text) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
const fullWidth: Disguise = (text) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

/** What surrounds, parts and composes any text. */
const anywhere: readonly Disguise[] = [
  (text) => text,
  (text) => text.normalize('NFD'),
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'].map((sign) => around(sign, '\u202c')),
  ...['\u2066', '\u2067', '\u2068', '\u2069'].map((sign) => around(sign, '\u2069')),
  ...['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\ufe0f', '\u034f'].map(between),
  around(' \t\r\n'),
  around('\u00a0'),
  around('\u3000', '\u2003'),
  around('\u2800', '\u200e'),
  (text) => text.replaceAll(' ', '\u00a0'),
  (text) => text.replaceAll(' ', ' \u2009 '),
  fullWidth,
  (text) => around('\u2067', '\u2069')(fullWidth(text).normalize('NFD')),
]

/** Digits of other scripts: Arabic, Persian, Indian, Thai, Khmer, bold and double-struck. */
const digits: readonly Disguise[] = [0x660, 0x6f0, 0x966, 0xe50, 0x17e0, 0x1d7ce, 0x1d7d8].map(
  digitsFrom,
)

/** Each text in each form. */
function oddForms(texts: readonly string[], hasDigits: boolean): string[] {
  const disguises = hasDigits ? [...anywhere, ...digits] : anywhere
  return texts.flatMap((text) => disguises.map((disguise) => disguise(text)))
}

/** What the backends were sent, and what is answered. */
let sent: Record<string, string>[] = []
let gateway: TestGateway

beforeAll(() => {
  const noToken = { statusCode: 400, data: { accessToken: null }, message: 'Sai.' }
  gateway = openGateway({
    auth: {
      getUser: () => aUser(),
      verifyPhone: ({ phone }) => {
        sent.push({ phone })
        return { status: 200, body: { data: { isNewUser: true } } }
      },
      logInWithCode: ({ otp }) => {
        sent.push({ code: otp })
        return { status: 200, body: noToken }
      },
      saveCustomerName: ({ name }) => {
        sent.push({ name })
        return { success: true }
      },
    },
  })
})

/** What the gateway sends on for a mutation with this text; null when it refuses. */
async function byGraphQL(field: string, text: string): Promise<string | null> {
  const mutations: Record<string, string> = {
    phone: 'checkPhone(input: { phone: $text })',
    code: 'logInWithCode(input: { phone: "0912345678", code: $text })',
    name: 'saveCustomerName(input: { phone: "0912345678", name: $text })',
  }
  sent = []
  const { data, errors } = await gateway.execute(
    `mutation Odd($text: String!) { ${mutations[field]} {
      __typename ... on InvalidInput { issues { field code } }
    } }`,
    { text },
    loggedIn,
  )
  expect(errors, text).toEqual([])
  const [result] = Object.values(data) as { __typename: string; issues?: { field: string }[] }[]
  if (result?.__typename === 'InvalidInput') {
    expect(result.issues?.[0]?.field).toBe(field)
    expect(sent).toEqual([])
    return null
  }
  return sent[0]?.[field] ?? null
}

/** What the backend itself reads in an input; null when it refuses. */
function byWorker(
  schema: { safeParse: (input: unknown) => { data?: Record<string, unknown> | undefined } },
  input: object,
  field: string,
): unknown {
  return schema.safeParse(input).data?.[field] ?? null
}

const wrongPhones = [
  '',
  '\u200b',
  '09123',
  '1912345678',
  '0012345678',
  '0912345678a',
  'chín một hai',
]
const phones = [
  ...oddForms(['0912345678', '+84 912.345.678', '(84) 912-345-678', '0084912345678'], true),
  '0912−345−678',
  '0912·345·678',
  'tel:+84912345678',
  '‘0912345678’',
].map((typed) => [typed, '0912345678'] as const)

test('a phone in an odd form is the same one by form, link, GraphQL and backend, or is refused [H-143, O-10, B-311]', async () => {
  const read = async (typed: string) => ({
    form: phoneProblem(typed) === null ? nationalPhone(typed) : null,
    link: readDraft(new URLSearchParams({ phone: typed })).phone || null,
    graphQL: await byGraphQL('phone', typed),
    backend: byWorker(authApi.verifyPhone.input, { phone: typed }, 'phone'),
  })
  expect(phones.length).toBeGreaterThan(120)
  for (const [typed, phone] of [...phones, ...wrongPhones.map((wrong) => [wrong, null] as const)])
    expect(await read(typed), JSON.stringify(typed)).toEqual({
      form: phone,
      link: phone,
      graphQL: phone,
      backend: phone,
    })
  // What the field shows once scripts run.
  for (const [typed] of phones) expect(formatPhone(typed)).toBe('0912.345.678')
})

const message =
  'Muot: Ma xac thuc cua anh la 123456, dung trong 5 phut. Khong chia se ma nay. 1900 299 993'
const wrongCodes = ['', '\u2067\u2069', '12345', '1234567', 'abc', '12345a', '123456 hay 654321 ạ']
const codes = oddForms(['123456', '123 456', 'G-123456 la ma cua ban', message], true)

test('a code in an odd form, or in its whole message, is the same by form, GraphQL and backend, or is refused [H-150, H-152, B-322]', async () => {
  const read = async (typed: string) => ({
    booking: bookingCodeProblem(typed) === null ? typedCode(typed) : null,
    logIn: codeProblem(typed) === null ? typedCode(typed) : null,
    graphQL: await byGraphQL('code', typed),
    backend: byWorker(
      authApi.logInWithCode.input,
      { phone: '0912345678', otp: typed, brandName: 'Muot' },
      'otp',
    ),
  })
  expect(codes.length).toBeGreaterThan(120)
  for (const [typed, code] of [
    ...codes.map((right) => [right, '123456'] as const),
    ...wrongCodes.map((wrong) => [wrong, null] as const),
  ])
    expect(await read(typed), JSON.stringify(typed)).toEqual({
      booking: code,
      logIn: code,
      graphQL: code,
      backend: code,
    })
})

const wrongNames = [
  '',
  '\u3164',
  '\u0301\u0301',
  'Minh2',
  "O'Neil",
  'Lê-Anh',
  'Nguyễn Thị Phượng Vỹyy',
]
const names = ['Trần Đặng Thuỳ Dương', 'Nguyễn Thị Phượng Vỹ', 'Đỗ Văn Ước', 'Minh', 'Ÿ']

test('a name in an odd form is the same by form, GraphQL and backend, or is refused [B-315, B-316, B-317]', async () => {
  const read = async (typed: string) => ({
    form: nameProblem(typed) === null ? plainText(typed) : null,
    graphQL: await byGraphQL('name', typed),
    backend: byWorker(authApi.saveCustomerName.input, { phone: '0912345678', name: typed }, 'name'),
  })
  const right = names.flatMap((name) =>
    oddForms([name], false).map((typed) => [typed, name] as const),
  )
  expect(right.length).toBeGreaterThan(120)
  for (const [typed, name] of [...right, ...wrongNames.map((wrong) => [wrong, null] as const)])
    expect(await read(typed), JSON.stringify(typed)).toEqual({
      form: name,
      graphQL: name,
      backend: name,
    })
})

test('a password in an odd form is the same by form and backend, and letters are never left out of it [H-149, H-151]', () => {
  const read = (typed: string) => [
    passwordProblem(typed) === null ? typedPassword(typed) : null,
    byWorker(
      authApi.logInWithPassword.input,
      { phone: '0912345678', password: typed, brandName: 'Muot' },
      'password',
    ),
  ]
  for (const typed of oddForms(['123456', '123 456'], true))
    expect(read(typed), JSON.stringify(typed)).toEqual(['123456', '123456'])
  for (const typed of ['', '12345', '1234567', 'a123456', 'mã 123456'])
    expect(read(typed), typed).toEqual([null, null])
})

test('a promo code in an odd form is the same by form and backend [B-371]', () => {
  for (const typed of oddForms(['TET-2027', ' tet-20 27'], true)) {
    expect(promoCode(typed), JSON.stringify(typed)).toBe('TET-2027')
    expect(
      byWorker(campaignApi.postCode.input, { code: typed, keep: false }, 'code'),
      JSON.stringify(typed),
    ).toBe('TET-2027')
  }
})
