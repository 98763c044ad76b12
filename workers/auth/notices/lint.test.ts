import { describe, expect, test } from 'vitest'
import { lint } from './lint'
import type { Template } from './template'
import { englishPushes, templates } from './templates'

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

  const broken: [what: string, over: Partial<Template>, rule: string][] = [
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

  test.each(broken)('finds %s', (_what, over, rule) => {
    const found = lint({ ...good, ...over })
    expect(found.map((one) => one.rule)).toContain(rule)
    expect(new Set(found.map((one) => one.rule)).size, JSON.stringify(found)).toBe(1)
  })
})
