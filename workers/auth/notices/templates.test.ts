import { describe, expect, test } from 'vitest'
import { isParameter, PARAMETERS, type Template } from './template'
import { englishPushes, templates } from './templates'

/** A rule of the providers that a template breaks, and where. */
type Broken = { rule: string; at: string }

/** Lengths that Zalo accepts, at least and at most, with values of full length. */
const LENGTHS = {
  title: [9, 65],
  paragraph: [9, 400],
  label: [3, 35],
  value: [3, 90],
  push: [9, 150],
} as const
const BUTTON = [5, 30] as const
/** Two parts of 153 letters: more are paid as three, and brand names may not send them. */
const MAX_SMS_LENGTH = 306
const MAX_PARAMETERS = { title: 4, paragraphs: 10, value: 1 }

const LINK = /https?:|www\.|\b[\w-]+\.(?:vn|com|net|io|me)\b/i
const PHONE = /(?:\+84|\b0|\b1[89]00)[\d .-]{4,}\d|\b1[89]00\b/
/** Providers want a neutral address, and no voice of the brand's own. */
const VOICE = /(?<!\p{L})(?:anh|chị|em)(?!\p{L})|anh\s*\/\s*chi/iu
const ENGLISH = /\b(?:the|your|you|booking|appointment|please|thank|thanks|confirm|hello|sale)\b/i
const OFFER = /giảm|khuyến mãi|ưu đãi|tặng|miễn phí|giam gia|khuyen mai|uu dai|mien phi|\d\s*%/i
const ACCENT = /[à-ỹđ]/i

const good = templates.evening

describe('the linter of templates', () => {
  test.each(Object.entries(templates))('finds nothing wrong with %s', (_kind, template) => {
    expect(lint(template)).toEqual([])
  })

  test.each(Object.entries(englishPushes))(
    'finds nothing but its language wrong with the English push of %s',
    (_kind, english) => {
      const found = lint({ ...good, ...english }).map(({ rule }) => rule)
      expect(found.filter((rule) => rule !== 'language')).toEqual([])
    },
  )

  test('accepts advertising that is labelled and can be refused', () => {
    const advertising: Template = {
      ...good,
      tag: 'PROMOTION',
      isAdvertising: true,
      title: 'Ưu đãi dành cho quý khách',
      sms: '[QC] Uu dai cho quy khach cua <salon_name>. Tu choi: <link>',
    }
    expect(lint(advertising)).toEqual([])
    expect(lint({ ...advertising, sms: 'Uu dai cho quy khach: <link>' })).toEqual([
      { rule: 'label', at: 'sms' },
      { rule: 'refusal', at: 'sms' },
    ])
    expect(lint({ ...advertising, tag: 'CUSTOMER_CARE' })).toEqual([
      { rule: 'tag', at: 'CUSTOMER_CARE' },
    ])
  })

  const faults: [what: string, over: Partial<Template>, rule: string][] = [
    ['a title of more than 65 letters', { title: 'Nhắc lịch hẹn '.repeat(5) }, 'length'],
    ['a paragraph of 401 letters', { paragraphs: [`<booking_code> ${'đ'.repeat(395)}`] }, 'length'],
    ['a button of four letters', { buttons: [{ label: 'Đến!', answer: 'coming' }] }, 'length'],
    ['three buttons', { buttons: [...good.buttons, ...good.buttons.slice(0, 1)] }, 'count'],
    ['one row alone', { rows: good.rows.slice(0, 1) }, 'count'],
    ['an unknown value', { title: 'Nhắc lịch hẹn của <Tên khách>' }, 'parameter'],
    [
      'nothing that names the booking',
      { paragraphs: ['Quý khách có lịch hẹn vào ngày mai.'] },
      'parameter',
    ],
    [
      'a link in a text',
      { paragraphs: ['Xem lịch <booking_code> tại https://salon.example'] },
      'link',
    ],
    ['a link amid an SMS', { sms: 'Xem <link> de doi gio, ma <booking_code>' }, 'link'],
    ['a link in a push message', { push: 'Xem lịch hẹn tại <link>' }, 'link'],
    ['a push message of 151 letters', { push: 'đ'.repeat(151) }, 'length'],
    ['a phone in a text', { paragraphs: ['Gọi 0912 345 678 để đổi <booking_code>'] }, 'phone'],
    ['a hotline in an SMS', { sms: 'Goi 1900 27 27 30 de doi lich: <link>' }, 'phone'],
    ['the voice of the site', { paragraphs: ['Anh có lịch hẹn <booking_code> ngày mai'] }, 'voice'],
    ['anh/chị', { title: 'Nhắc anh/chị về lịch hẹn ngày mai' }, 'voice'],
    ['two languages', { paragraphs: ['Lịch hẹn <booking_code>, please confirm'] }, 'language'],
    [
      'no accents',
      {
        title: 'Nhac lich hen ngay mai',
        paragraphs: ['Lich hen <booking_code> ngay mai'],
        rows: [],
      },
      'accents',
    ],
    ['accents in an SMS', { sms: 'Nhắc lịch hẹn: <link>' }, 'accents'],
    ['an SMS of three parts', { sms: `${'Lich hen '.repeat(30)}<link>` }, 'length'],
    ['the purpose of advertising', { tag: 'PROMOTION' }, 'tag'],
    [
      'an offer in a reminder',
      { paragraphs: ['Lịch hẹn <booking_code> được giảm 20%'] },
      'advertising',
    ],
  ]

  test.each(faults)('finds %s', (_what, over, rule) => {
    const found = lint({ ...good, ...over })
    expect(found.map((one) => one.rule)).toContain(rule)
    expect(new Set(found.map((one) => one.rule)).size, JSON.stringify(found)).toBe(1)
  })
})

/** The rules that a template breaks; none when it can be registered. */
function lint(template: Template): Broken[] {
  const { title, paragraphs, rows, buttons, push, sms } = template
  const texts = [title, ...paragraphs, ...rows.flatMap(({ label, value }) => [label, value])]
  const all = [...texts, push, ...buttons.map(({ label }) => label)]
  return [
    ...lengthIn('title', title, LENGTHS.title),
    ...paragraphs.flatMap((text) => lengthIn('paragraph', text, LENGTHS.paragraph)),
    ...lengthIn('push', push, LENGTHS.push),
    ...rows.flatMap(({ label, value }) => [
      ...lengthIn('row', label, LENGTHS.label),
      ...lengthIn('row', value, LENGTHS.value),
    ]),
    ...buttons.flatMap(({ label }) => lengthIn('button', label, BUTTON)),
    ...countsOf(template),
    ...parametersOf(template),
    ...broken('link', 'text', all.find((text) => LINK.test(text)) ?? linkIn(sms)),
    ...broken(
      'phone',
      'text',
      [...all, sms].find((text) => PHONE.test(withoutNames(text))),
    ),
    ...broken(
      'voice',
      'text',
      [...all, sms].find((text) => VOICE.test(withoutNames(text))),
    ),
    ...broken(
      'language',
      'text',
      [...all, sms].find((text) => ENGLISH.test(withoutNames(text))),
    ),
    ...broken('accents', 'text', texts.some((text) => ACCENT.test(text)) ? undefined : title),
    ...smsOf(sms),
    ...purposeOf(template),
  ]
}

function countsOf({ paragraphs, rows, buttons }: Template): Broken[] {
  return [
    ...(paragraphs.length < 1 || paragraphs.length > 4
      ? [{ rule: 'count', at: 'paragraphs' }]
      : []),
    ...(rows.length === 1 || rows.length > 8 ? [{ rule: 'count', at: 'rows' }] : []),
    ...(buttons.length > 2 ? [{ rule: 'count', at: 'buttons' }] : []),
  ]
}

function parametersOf({ title, paragraphs, rows, buttons, push, sms }: Template): Broken[] {
  const inRows = rows.map(({ value }) => parametersIn(value))
  const inText = paragraphs.flatMap(parametersIn)
  const names = [...parametersIn(title), ...inText, ...inRows.flat()]
  const isCrowded =
    parametersIn(title).length > MAX_PARAMETERS.title ||
    inText.length > MAX_PARAMETERS.paragraphs ||
    inRows.some((found) => found.length > MAX_PARAMETERS.value)
  const unknown = [...names, ...parametersIn(push), ...parametersIn(sms)].find(
    (name) => !isParameter(name),
  )
  const fixed = [...rows, ...buttons].some(({ label }) => parametersIn(label).length > 0)
  return [
    ...broken('parameter', 'text', unknown),
    ...(isCrowded || fixed ? [{ rule: 'parameter', at: 'number' }] : []),
    // A message must name the transaction that it is about.
    ...(names.includes('booking_code') ? [] : [{ rule: 'parameter', at: 'booking_code' }]),
    // A link belongs to a button.
    ...([...names, ...parametersIn(push)].includes('link') ? [{ rule: 'link', at: 'text' }] : []),
  ]
}

function smsOf(sms: string): Broken[] {
  const isPlain = /^[\x20-\x7e]*$/.test(sms)
  return [
    ...(isPlain ? [] : [{ rule: 'accents', at: 'sms' }]),
    ...(lengthOf(sms) > MAX_SMS_LENGTH ? [{ rule: 'length', at: 'sms' }] : []),
  ]
}

function purposeOf({ tag, isAdvertising, push, sms, ...template }: Template): Broken[] {
  const texts = [template.title, ...template.paragraphs, push, sms]
  if (!isAdvertising)
    return [
      ...(tag === 'PROMOTION' ? [{ rule: 'tag', at: tag }] : []),
      ...broken(
        'advertising',
        'text',
        texts.find((text) => OFFER.test(text)),
      ),
    ]
  // Decree 91/2020: the label comes first, and refusing must be possible.
  return [
    ...(tag === 'PROMOTION' ? [] : [{ rule: 'tag', at: tag }]),
    ...(sms.startsWith('[QC]') ? [] : [{ rule: 'label', at: 'sms' }]),
    ...(/tu choi/i.test(sms) ? [] : [{ rule: 'refusal', at: 'sms' }]),
  ]
}

/** An SMS has no buttons: its link is a value at the very end, and never written out. */
function linkIn(sms: string): string | undefined {
  const isAtEnd = !/<link>./.test(sms)
  return LINK.test(sms) || !isAtEnd ? sms : undefined
}

function lengthIn(at: string, text: string, [least, most]: readonly [number, number]): Broken[] {
  const isShort = withoutNames(text).trim().length + parametersIn(text).length * least < least
  return isShort || lengthOf(text) > most ? [{ rule: 'length', at }] : []
}

/** The length with values of full length. */
function lengthOf(text: string): number {
  return parametersIn(text).reduce(
    (sum, name) => sum + (isParameter(name) ? PARAMETERS[name] : 0),
    withoutNames(text).length,
  )
}

function withoutNames(text: string): string {
  return text.replace(/<[^<>]*>/g, '')
}

function broken(rule: string, at: string, text: string | undefined): Broken[] {
  return text === undefined ? [] : [{ rule, at }]
}

/** Names of the values in a text, in its order. */
function parametersIn(text: string): string[] {
  return Array.from(text.matchAll(/<([^<>]*)>/g), (match) => match[1] ?? '')
}
