import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  commaIds,
  count,
  decimal,
  decimalText,
  done,
  flag,
  flagText,
  idOrNone,
  idText,
  intText,
  jsonText,
  known,
  lenientList,
  orNone,
  whole,
  wireDate,
  wireDateOrNone,
  pageDto,
} from './wire'

test('days travel as DD-MM-YYYY [B-236]', () => {
  expect(wireDate.decode('22-11-2026')).toBe('2026-11-22')
  expect(wireDate.encode('2026-11-22')).toBe('22-11-2026')
  for (const wrong of ['2026-11-22', '31-02-2026', '1-1-2026', ''])
    expect(wireDate.safeDecode(wrong).success).toBe(false)
})

test('lists of ids travel with commas, none as 0 [B-355, B-369]', () => {
  expect([commaIds.decode('1001,1038'), commaIds.decode('0'), commaIds.decode('')]).toEqual([
    [1001, 1038],
    [],
    [],
  ])
  expect([commaIds.encode([1001, 1038]), commaIds.encode([])]).toEqual(['1001,1038', '0'])
  for (const wrong of ['1001,', 'a', '1 2', '-1'])
    expect(commaIds.safeDecode(wrong).success).toBe(false)
})

test('numbers and switches travel as text', () => {
  expect([
    intText.decode('-3'),
    idText.decode('9'),
    decimalText.decode('105.7989'),
    flagText.decode('1'),
    flagText.decode('false'),
  ]).toEqual([-3, 9, 105.7989, true, false])
  expect([
    intText.encode(-3),
    idText.encode(9),
    decimalText.decode(decimalText.encode(105.7989)),
    flagText.encode(true),
  ]).toEqual(['-3', '9', 105.7989, '1'])
  for (const [codec, wrong] of [
    [intText, '1.5'],
    [idText, '0'],
    [idText, 'x'],
    [decimalText, '1e9'],
    [flagText, 'yes'],
  ] as const)
    expect(codec.safeDecode(wrong as never).success).toBe(false)
})

test('a host may send switches as numbers or text, and a list without what is beside it', () => {
  const said = [true, 1, '1', 'true', false, 0, '0', 'false', null, undefined]
  expect(said.map((value) => flag.parse(value))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false, false, false],
  ])
  expect(flag.safeParse('yes').success).toBe(false)
  expect(pageDto(z.string()).parse(['a', 'b'])).toEqual({ items: ['a', 'b'], total: null })
})

test('a host may write numbers as text, but none that people could read as thousands', () => {
  expect([whole.parse('120000'), whole.parse('120000.00'), count.parse('7.0')]).toEqual([
    120_000, 120_000, 7,
  ])
  for (const wrong of ['120.000', '1.200', '1.200.000', '120,000', '']) {
    expect(whole.safeParse(wrong).success, wrong).toBe(false)
    expect(count.safeParse(wrong).success, wrong).toBe(false)
  }
  expect(decimal.parse('21.028')).toBe(21.028)
})

test("a host may write '' for a number or a switch that it does not give", () => {
  const row = z.object({
    latitude: known(decimal.nullable(), null),
    oldPrice: orNone(count),
    isHot: flag,
    name: known(z.string(), 'none'),
  })
  expect(row.parse({ latitude: '', oldPrice: '', isHot: '', name: '' })).toEqual({
    latitude: null,
    oldPrice: null,
    isHot: false,
    name: '',
  })
  expect(row.parse({})).toEqual({ latitude: null, isHot: false, name: 'none' })
  expect(row.safeParse({ latitude: 'x' }).success).toBe(false)
})

test('no row, no day and a deed are what hosts write for them', () => {
  const none = [0, '0', '', null, undefined]
  expect(none.map((id) => idOrNone.parse(id))).toEqual([0, 0, 0, 0, 0])
  expect([idOrNone.parse('9'), idOrNone.safeParse('x').success]).toEqual([9, false])
  const days = ['22-11-2026', '2026-11-22', '2026-11-22T00:00:00+07:00', '', '0001', '31-02-2026']
  expect(days.map((day) => wireDateOrNone.decode(day))).toEqual([
    ...['2026-11-22', '2026-11-22', '2026-11-22'],
    ...[null, null, null],
  ])
  const deeds = [true, 1, '1', 'true', null, undefined]
  for (const success of deeds) expect(done.parse({ success })).toEqual({ success: true })
  for (const success of [false, 0, 'no']) expect(done.safeParse({ success }).success).toBe(false)
})

test('JSON inside a string is read and written, broken JSON is refused under its field [B-378]', () => {
  const list = z.object({ ids: jsonText(z.array(z.int())) })
  expect(list.decode({ ids: '[1,2]' })).toEqual({ ids: [1, 2] })
  expect(list.encode({ ids: [1, 2] })).toEqual({ ids: '[1,2]' })
  expect(list.safeDecode({ ids: '[1,' }).error?.issues[0]).toMatchObject({
    path: ['ids'],
    message: 'INVALID_VALUE',
  })
  expect(list.safeDecode({ ids: '["a"]' }).error?.issues[0]?.path).toEqual(['ids', 0])
})

test('a list comes as such or as text; what is unreadable costs only itself [B-153, B-154]', () => {
  const numbers = lenientList(z.number())
  for (const [wire, read] of [
    [
      [1, 2],
      [1, 2],
    ],
    ['[1,2]', [1, 2]],
    ['[1,"a",2]', [1, 2]],
    ['[1,', []],
    [null, []],
    [undefined, []],
    ['{"a":1}', []],
    [7, []],
  ] as const)
    expect(numbers.parse(wire)).toEqual(read)
})
