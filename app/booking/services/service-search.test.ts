import { expect, test } from 'vitest'
import { searchProblem, searchServices } from './service-search'

const cut = {
  id: '1001',
  name: 'Cắt gội 10 bước',
  versionName: 'Tiêu chuẩn',
  subtitle: 'Đồng giá cả tuần',
  price: 120_000,
  priceText: '120K',
}
const perm = {
  id: '1018',
  name: 'Uốn Hàn Quốc',
  versionName: null,
  subtitle: '',
  price: 319_000,
  priceText: '319K',
}
const nails = {
  id: '1039',
  name: 'Cắt tỉa móng tay',
  versionName: null,
  subtitle: 'Miễn phí',
  price: 0,
  priceText: 'FREE',
}
const categories = [
  { title: 'Cắt gội thư giãn', groups: [{ services: [cut] }] },
  { title: 'Uốn định hình nếp tóc', groups: [{ services: [perm] }] },
  { title: 'Chăm sóc da mặt, lấy ráy tai', groups: [{ services: [nails] }] },
]

function found(text: string): string[] {
  return searchServices(categories, text).flatMap((category) =>
    category.groups.flatMap((group) => group.services.map((service) => service.id)),
  )
}

test.each([
  ['"Cắt gội thư giãn"', ['1001']],
  ['"Uốn định hình nếp tóc" "Cắt gội thư giãn"', ['1001', '1018']],
  ['" Cắt gội thư giãn "', ['1001']],
  ['cat "Cắt gội thư giãn"', ['1001']],
  ['"Cắt gội thư giãn"'.normalize('NFD'), ['1001']],
  ['"Cắt gội"', []],
  ['"cat goi thu gian"', []],
])('the quoted search %s finds categories by their exact title [B-091]', (text, ids) => {
  expect(found(text)).toEqual(ids)
})

test.each([
  ['cat', ['1001', '1039']],
  ['CẮT GỘI', ['1001']],
  ['dong gia', ['1001']],
  ['319k', ['1018']],
  ['319000', ['1018']],
  ['1039', ['1039']],
  ['free', ['1039']],
  ['uon han', ['1018']],
  ['uon qu', ['1018']],
  ['catgoi', ['1001']],
  ['uonhanquoc', ['1018']],
  ['Cắt gội'.normalize('NFD'), ['1001']],
  ['１０３９', ['1039']],
  ['catt', []],
  ['uoc', []],
  ['uon cat', []],
])(
  'the words "%s" are found in name, subtitle, price or id, accents aside [B-092]',
  (text, ids) => {
    expect(found(text)).toEqual(ids)
  },
)

test('words of everyday speech find services whose names leave them out [B-092]', () => {
  expect(found('cắt tóc')).toEqual(['1001', '1039'])
  expect(found('gội đầu')).toEqual(['1001'])
  expect(found('uon toc')).toEqual(['1018'])
  expect(found('tóc')).toEqual([])
  const bleach = { ...perm, id: '1041', name: 'Tẩy tóc thêm 1 lần' }
  const more = [...categories, { title: 'Nhuộm', groups: [{ services: [bleach] }] }]
  expect(searchServices(more, 'tẩy tóc').map(({ title }) => title)).toEqual(['Nhuộm'])
  const english = [{ title: 'Cuts', groups: [{ services: [{ ...cut, name: 'Cut and wash' }] }] }]
  for (const text of ['haircut', 'hair cut', 'Hairwash'])
    expect(searchServices(english, text)).toEqual(english)
})

test.each([
  ['', 'Anh nhập từ khóa trước khi tìm giúp em nhé!'],
  ['   ', 'Anh nhập từ khóa trước khi tìm giúp em nhé!'],
  ['!?', 'Anh nhập từ khóa hợp lệ giúp em nhé!'],
  ['cắt', null],
])('searching for "%s" shows %s [B-090]', (text, problem) => {
  expect(searchProblem(text)).toBe(problem)
})

test('a group is found by any of its services, and stays whole; categories without one are left out [B-092]', () => {
  const groups = [{ services: [cut, perm] }, { services: [nails] }]
  const all = [
    { title: 'Tóc', groups },
    { title: 'Khác', groups: [{ services: [nails] }] },
  ]
  expect(searchServices(all, 'uon')).toEqual([
    { title: 'Tóc', groups: [{ services: [cut, perm] }] },
  ])
})
