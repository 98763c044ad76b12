import { expect, test } from 'vitest'
import { rendered, renderedPage } from '~/testing/rendered'
import Challenges from './challenges'
import StyleMasters from './page'
import { keyOf, listPath, monthBefore } from './paths'

const long = `${'Triệu '.repeat(33)}💈<b>`
const master = {
  stylistId: 904,
  name: 'Luận Triệu',
  avatar: '',
  salonId: 9,
  salon: null,
  isMaster: true,
  years: 5,
  skill: '',
  votes: 3,
  ratingCount: 2,
  stars: 4.5,
}
const masters = Array.from({ length: 30 }, (_, index) => ({
  ...master,
  stylistId: 900 + index,
  name: index === 0 ? long : `Người ${index}`,
}))
const list = {
  key: 'cat-2026-11',
  topic: 'CUT',
  month: '2026-11',
  isOpen: true,
  byVotes: masters,
  byStars: masters,
}
const page = {
  key: null,
  salonId: null,
  who: 'member',
  list,
  isFailed: false,
  vote: null,
  isVoted: false,
  salons: [{ id: 9, name: 'Salon 252 Cầu Giấy', provinceName: 'Hà Nội' }],
}

test('both rankings are shown, thirty each, with a vote for logged-in customers [H-228, H-231, H-021]', async () => {
  const html = await renderedPage(StyleMasters, page)
  expect(html).toContain('Stylist xuất sắc tháng 11/2026')
  expect(html.match(/class="master"/g)).toHaveLength(60)
  expect(html.match(/name="stylistId"/g)).toHaveLength(60)
  expect(html).toContain('&lt;b&gt;')
  expect(html).toContain('href="/stylist-xuat-sac/uon-nhuom-2026-11"')
  expect(html).toContain('href="/stylist-xuat-sac/cat-2026-10"')
})

test('why a press far below the top has failed takes the focus', async () => {
  const action = () => ({ form: 'default', message: 'Quá nhiều lần', problems: {}, typed: {} })
  const html = await rendered(
    { path: '/', element: <StyleMasters />, loader: () => page, action },
    new Request('http://site/', { method: 'POST' }),
  )
  expect(html).toMatch(/<div tabindex="-1"><div class="notice notice--error".*Quá nhiều lần/i)
})

test('the ranking by stars says why many ratings stand above a single perfect one [H-231]', async () => {
  const byStars = [
    { ...master, stars: 4.8, ratingCount: 40 },
    { ...master, stylistId: 905, stars: 5, ratingCount: 1 },
  ]
  const why = 'đứng trên 5 sao của một khách'
  expect(await renderedPage(StyleMasters, { ...page, list: { ...list, byStars } })).toContain(why)
  expect(
    await renderedPage(StyleMasters, { ...page, list: { ...list, byStars: byStars.slice(1) } }),
  ).not.toContain(why)
})

test('a visitor gets the log-in, a voter his vote, a past month no form [H-229]', async () => {
  const anonymous = await renderedPage(StyleMasters, { ...page, who: 'logged-out' })
  expect(anonymous).toContain('href="/dang-nhap?next=%2F"')
  expect(anonymous).not.toContain('name="stylistId"')
  const voted = await renderedPage(StyleMasters, {
    ...page,
    vote: { masterKey: list.key, stylistId: 903, name: 'Người 3' },
    isVoted: true,
  })
  expect(voted).toContain('Anh đã bình chọn cho Người 3')
  expect(voted.match(/name="stylistId"/g)).toHaveLength(58)
  const over = await renderedPage(StyleMasters, { ...page, list: { ...list, isOpen: false } })
  expect(over).toContain('Bảng này đã khép lại')
  expect(over).not.toContain('name="stylistId"')
})

test('at one salon everybody is shown, without ranks [H-232]', async () => {
  const html = await renderedPage(StyleMasters, {
    ...page,
    salonId: 9,
    list: { ...list, byStars: [{ ...master, votes: 0, ratingCount: 0, stars: null }] },
  })
  expect(html).toContain('Stylist tại Salon 252 Cầu Giấy')
  expect(html.match(/class="master"/g)).toHaveLength(1)
  expect(html).not.toContain('master__rank')
})

test('an empty, a missing and a failed ranking show their messages [H-228]', async () => {
  expect(
    await renderedPage(StyleMasters, { ...page, list: { ...list, byVotes: [], byStars: [] } }),
  ).toContain('Chưa có lượt bình chọn nào')
  expect(await renderedPage(StyleMasters, { ...page, list: null })).toContain(
    'Bảng bình chọn này không có',
  )
  expect(await renderedPage(StyleMasters, { ...page, list: null, isFailed: true })).toContain(
    'Em chưa tải được bảng xếp hạng',
  )
})

test('challenges with goal, reward and who is furthest; none, and not to be had [H-234]', async () => {
  const standing = {
    stylistId: 904,
    name: long,
    avatar: '',
    salon: null,
    value: 9,
    isReached: true,
  }
  const challenge = {
    id: 1,
    name: 'Năm sao mỗi ngày',
    description: 'x',
    goal: 8,
    unit: 'lượt 5 sao',
    reward: 1_000_000,
    ranking: [standing, { ...standing, stylistId: 905, value: 3, isReached: false }],
  }
  const html = await renderedPage(Challenges, {
    challenges: [challenge, { ...challenge, id: 2, ranking: [] }],
  })
  for (const text of [
    'Mục tiêu: 8 lượt 5 sao',
    'Thưởng 1.000.000',
    '9 lượt 5 sao',
    'Chưa ai ghi điểm',
    '&lt;b&gt;',
  ])
    expect(html).toContain(text)
  expect(html.match(/Đã đạt/g)).toHaveLength(1)
  expect(await renderedPage(Challenges, { challenges: [] })).toContain(
    'Tháng này chưa có thử thách',
  )
  expect(await renderedPage(Challenges, { challenges: null })).toContain(
    'Em chưa tải được thử thách',
  )
})

test('a list has an address, with a salon or without [H-231, H-232]', () => {
  expect([
    listPath(null),
    listPath(null, '9'),
    listPath('cat-2026-11'),
    listPath('cat-2026-11', '9'),
  ]).toEqual([
    '/stylist-xuat-sac',
    '/stylist-xuat-sac?salonId=9',
    '/stylist-xuat-sac/cat-2026-11',
    '/stylist-xuat-sac/cat-2026-11?salonId=9',
  ])
  expect([keyOf('CUT', '2026-11'), keyOf('PERM_AND_COLOUR', '2026-01')]).toEqual([
    'cat-2026-11',
    'uon-nhuom-2026-01',
  ])
})

test('before January comes December [H-228]', () => {
  expect([monthBefore('2026-11'), monthBefore('2026-10'), monthBefore('2027-01')]).toEqual([
    '2026-10',
    '2026-09',
    '2026-12',
  ])
})
