import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { renderedPage } from '~/testing/rendered'
import Gifts from './gifts'
import MyGifts from './my-gifts'
import Packs from './packs'
import WheelPage, { clientLoader, loader } from './page'
import Quests from './quests'
import Voucher from './voucher'
import Vouchers from './vouchers'
import { scrollLeftFor } from './layout'
import { labelTransform, linesOf, middleOf, restAt, sectorPath, sectorAt } from './rotation'

const now = Date.parse('2026-11-22T02:05:00Z')
const long = `${'Nguyễn '.repeat(28)}🎁<b>`
const many = Array.from({ length: 500 }, (_, index) => index + 1)
const wheel = {
  id: 1,
  name: 'Vòng quay may mắn',
  sectors: many
    .slice(0, 10)
    .map((position) => ({ position, label: position === 1 ? long : `Ô ${position}` })),
}
const account = { spinsLeft: 2, points: 120 }
const gift = {
  id: 'a',
  isVoucher: false,
  name: long,
  image: '',
  kind: 'VOUCHER',
  code: 'VQ0123456789',
  expiresAt: now - 1,
  at: now,
}
const spin = {
  id: 's',
  wheelId: 1,
  position: 4,
  giftName: 'Voucher 20K',
  giftImage: '',
  kind: 'VOUCHER',
  code: 'VQ1',
  expiresAt: now + 86_400_000,
  at: now,
}

const load = (serverLoader: () => Promise<object>) => clientLoader({ serverLoader } as never)

test('a drawn gift stays on the page while its data cannot be read again', async () => {
  const data = { who: 'member', wheel, account, isFailed: false }
  expect(await load(() => Promise.resolve(data))).toBe(data)
  expect(await load(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(data)
  expect(await load(() => Promise.resolve({ wheel: null, isFailed: true }))).toBe(data)
})

test('who logs in or out sees it, and a spin is counted, also while the winners are out', async () => {
  /** The page of this viewer, whose list of winners cannot be read. */
  const open = (viewer: object | null) => {
    const gateway = {
      query: () =>
        Promise.resolve({
          ok: true,
          failed: ['wheel.winners'],
          data: { now, wheel: { ...wheel, winners: null }, viewer },
        }),
    }
    const site = { now, origin: 'https://example.test', describe: () => undefined, gateway }
    const request = new Request('https://example.test/vong-quay-may-man')
    return load(() => loader({ request, params: {}, context: { site: site as unknown as Site } }))
  }
  const member = { profile: { id: '1' }, wheelAccount: account }
  const spun = { ...member, wheelAccount: { ...account, spinsLeft: 1 } }
  await open(null)
  expect(await open(member)).toMatchObject({ who: 'member', account: { spinsLeft: 2 } })
  expect(await open(spun)).toMatchObject({ account: { spinsLeft: 1 } })
  expect(await open(null)).toMatchObject({ who: 'logged-out', account: null })
})

test('who logs in while their spins cannot be read gets that sentence, not the log-in again', async () => {
  const visitor = { who: 'logged-out', wheel, account: null, isFailed: false }
  const failed = { who: 'member', wheel, account: null, isFailed: true }
  await load(() => Promise.resolve(visitor))
  expect(await load(() => Promise.resolve(failed))).toBe(failed)
})

test('the wheel renders a form that works without JavaScript, the log-in or a message [H-259]', async () => {
  const play = await renderedPage(WheelPage, {
    now,
    who: 'member',
    wheel,
    account,
    winners: [],
    spin: null,
    key: 'key-of-this-page-1',
  })
  expect(play).toContain('<form method="post" action="/vong-quay-may-man">')
  expect(play).toContain('name="wheelId" value="1"')
  expect(play).toContain('name="key" value="key-of-this-page-1"')
  expect(play).toContain('Chưa có ai trúng thưởng')
  const anonymous = await renderedPage(WheelPage, {
    now,
    who: 'logged-out',
    wheel,
    account: null,
    winners: null,
    spin: null,
    key: 'k',
  })
  expect(anonymous).toContain('href="/dang-nhap?next=%2F"')
  expect(anonymous).not.toContain('Quay ngay')
  expect(
    await renderedPage(WheelPage, {
      now,
      who: 'unknown',
      wheel: null,
      account: null,
      winners: null,
      spin: null,
      key: 'k',
    }),
  ).toContain('Em chưa tải được vòng quay')
})

test('a spin made without JavaScript shows its gift, its code and the wheel turned to its sector [H-259]', async () => {
  const html = await renderedPage(WheelPage, {
    now,
    who: 'member',
    wheel,
    account,
    winners: [],
    spin,
    key: 'k',
  })
  expect(html).toContain('Anh nhận được: Voucher 20K')
  expect(html).toContain('VQ1')
  expect(html).toContain('Dùng đến hết 23/11/2026')
  expect(html).toContain('transform="rotate(-126)"')
})

test('without spins there are links to quests and exchange instead of a button that does nothing [H-259]', async () => {
  const html = await renderedPage(WheelPage, {
    now,
    who: 'member',
    wheel,
    account: { spinsLeft: 0, points: 0 },
    winners: [],
    spin: null,
    key: 'k',
  })
  expect(html).not.toContain('Quay ngay')
  expect(html).toContain('href="/vong-quay-may-man/nhiem-vu"')
  expect(html).toContain('Anh đã hết lượt quay.')
})

test('my gifts: none, many with long names, and not to be had [H-254]', async () => {
  expect(
    await renderedPage(MyGifts, {
      now,
      page: 1,
      who: 'member',
      gifts: { nodes: [], totalCount: 0 },
      spins: { nodes: [] },
      isExchanged: false,
    }),
  ).toContain('Anh chưa có quà nào')
  const full = await renderedPage(MyGifts, {
    now,
    page: 2,
    who: 'member',
    gifts: { nodes: many.map((id) => ({ ...gift, id: String(id) })), totalCount: 500 },
    spins: { nodes: [spin] },
    isExchanged: true,
  })
  expect(full.match(/VQ0123456789/g)).toHaveLength(500)
  expect(full).toContain('&lt;b&gt;')
  expect(full).toContain('Đã hết hạn')
  const offer = await renderedPage(MyGifts, {
    now,
    page: 1,
    who: 'member',
    gifts: { nodes: [{ ...gift, code: null, expiresAt: null }], totalCount: 1 },
    spins: { nodes: [] },
    isExchanged: false,
  })
  expect(offer).toContain('quà nằm trong ưu đãi của anh, không cần mã')
  expect(full).toContain('href="/vong-quay-may-man/qua-cua-toi?trang=3"')
  expect(
    await renderedPage(MyGifts, {
      now,
      page: 1,
      who: 'unknown',
      gifts: null,
      spins: null,
      isExchanged: false,
    }),
  ).toContain('Em chưa tải được mục này')
})

test('spins that fill more than a page are all to be had, also beyond the last gift [H-253]', async () => {
  const spins = { nodes: [spin], totalCount: 41 }
  const open = (gifts: object, page: number) =>
    renderedPage(MyGifts, { now, page, who: 'member', gifts, spins, isExchanged: false })
  const first = await open({ nodes: [gift], totalCount: 1 }, 1)
  expect(first).toContain('href="/vong-quay-may-man/qua-cua-toi?trang=2"')
  const last = await open({ nodes: [], totalCount: 1 }, 3)
  expect(last).toContain('Voucher 20K')
  expect(last).not.toContain('Anh chưa có quà nào')
})

const noPacks = {
  who: 'member' as const,
  page: 1,
  packs: [],
  account,
  history: { nodes: [], totalCount: 0 },
  key: 'k',
  isDone: false,
}

test.each([
  [
    'gifts',
    'H-250',
    () => renderedPage(Gifts, { gifts: [] }),
    () => renderedPage(Gifts, { gifts: null }),
  ],
  [
    'packs',
    'H-251',
    () => renderedPage(Packs, noPacks),
    () =>
      renderedPage(Packs, {
        ...noPacks,
        who: 'unknown',
        packs: null,
        account: null,
        history: null,
      }),
  ],
  [
    'quests',
    'H-256',
    () => renderedPage(Quests, { who: 'member', quests: [], account, isClaimed: false }),
    () => renderedPage(Quests, { who: 'unknown', quests: null, account: null, isClaimed: false }),
  ],
  [
    'vouchers',
    'H-263',
    () => renderedPage(Vouchers, { page: 1, points: 5, vouchers: { nodes: [], totalCount: 0 } }),
    () => renderedPage(Vouchers, { page: 1, points: null, vouchers: null }),
  ],
] as const)(
  'an empty or failed list of %s shows its message [%s]',
  async (_what, _id, empty, failed) => {
    expect(await empty()).toContain('class="empty"')
    expect(await failed()).toContain('Em chưa tải được mục này')
  },
)

test('a voucher or page of gifts that could not be loaded is itself loaded again [H-254, H-264]', async () => {
  const failed = { who: 'unknown', isFailed: true, points: null, key: 'k', now, page: 3 }
  const voucher = await renderedPage(Voucher, { ...failed, id: 7, voucher: null })
  expect(voucher).toContain('Em chưa tải được mục này')
  expect(voucher).toMatch(/href="\/vong-quay-may-man\/doi-qua\/7"[^>]*><span>Tải lại</)
  expect(
    await renderedPage(MyGifts, { ...failed, gifts: null, spins: null, isExchanged: false }),
  ).toContain('href="/vong-quay-may-man/qua-cua-toi?trang=3"')
})

test('each pack is exchanged under a key of its own', async () => {
  const packs = await renderedPage(Packs, {
    who: 'member',
    page: 1,
    packs: [
      { id: 1, points: 100, spins: 1 },
      { id: 2, points: 110, spins: 2 },
    ],
    account,
    history: null,
    key: 'k',
    isDone: false,
  })
  const keys = [...packs.matchAll(/name="key" value="([^"]+)"/g)].map((match) => match[1])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test('what an exchange or a claim came to takes the focus, as its button may be far below or gone', async () => {
  const rest = { who: 'member', page: 1, account, history: null, key: 'k' }
  const exchanged = await renderedPage(Packs, { ...rest, packs: [], isDone: true })
  const claimed = await renderedPage(Quests, { ...rest, quests: [], isClaimed: true })
  for (const html of [exchanged, claimed])
    expect(html).toMatch(/<div tabindex="-1"><div class="notice notice--success"/i)
})

test('an item above the balance has no button and shows the difference [H-252, H-264, H-265]', async () => {
  const packs = await renderedPage(Packs, {
    who: 'member',
    page: 1,
    packs: [
      { id: 1, points: 100, spins: 1 },
      { id: 2, points: 450, spins: 5 },
    ],
    account,
    history: null,
    key: 'k',
    isDone: false,
  })
  expect(packs).toContain('Đổi 100 điểm')
  expect(packs).toContain('Còn thiếu 330 điểm')
  const voucher = {
    id: 3,
    name: 'Voucher 50K',
    image: '',
    description: null,
    points: 350,
    isLeft: true,
    validDays: 90,
  }
  expect(
    await renderedPage(Voucher, { who: 'member', voucher, isFailed: false, points: 120, key: 'k' }),
  ).toContain('Còn thiếu 230 điểm')
  const offer = await renderedPage(Voucher, {
    who: 'member',
    voucher: { ...voucher, validDays: 0 },
    isFailed: false,
    points: 900,
    key: 'k',
  })
  expect(offer).toContain('quà nằm trong ưu đãi của anh, không cần mã')
  expect(offer).not.toContain('Mã dùng được')
  expect(
    await renderedPage(Voucher, {
      who: 'member',
      voucher: { ...voucher, isLeft: false },
      isFailed: false,
      points: 900,
      key: 'k',
    }),
  ).toContain('Đã đổi hết')
  expect(
    await renderedPage(Voucher, {
      who: 'member',
      voucher: null,
      isFailed: false,
      points: 900,
      key: 'k',
    }),
  ).toContain('Phần quà này không còn nữa')
})

test('a quest offers its claim only where there is something to claim [H-256]', async () => {
  const quest = {
    id: 1,
    name: 'Đánh giá',
    spins: 2,
    isDaily: false,
    isCheckIn: false,
    claimable: 0,
    isDone: false,
  }
  const html = await renderedPage(Quests, {
    who: 'member',
    quests: [
      quest,
      { ...quest, id: 2, claimable: 3 },
      { ...quest, id: 3, isDone: true, isDaily: true },
    ],
    account,
    mayClaim: true,
    isClaimed: false,
  })
  expect(html).toContain('Chưa hoàn thành')
  expect(html).toContain('Nhận 6 lượt')
  expect(html).toContain('Hôm nay đã nhận')
  expect(html.match(/name="questId"/g)).toHaveLength(1)
  const unclaimed = { who: 'member', quests: [{ ...quest, claimable: 3 }], mayClaim: false }
  expect(await renderedPage(Quests, unclaimed)).not.toContain('questId')
})

/** The row on a phone of 390 px. */
const row = { left: 16, width: 358 }

test('the current tab of a row stands in its middle, and the first ones where they are', () => {
  const middle = scrollLeftFor({ left: 302, width: 72 }, row, 0)
  expect(302 + 72 / 2 - middle).toBe(16 + 358 / 2)
  // A row that is scrolled already is scrolled to the same place.
  expect(scrollLeftFor({ left: 302 - 90, width: 72 }, row, 90)).toBe(middle)
  expect(scrollLeftFor({ left: 16, width: 94 }, row, 0)).toBe(0)
  expect(scrollLeftFor({ left: 16 - 40, width: 94 }, row, 40)).toBe(0)
})

test('at rest, the middle of the drawn sector is at the top, after any number of turns [H-259]', () => {
  for (const count of [1, 2, 10, 13]) {
    for (let position = 1; position <= count; position++) {
      for (const turns of [0, 6])
        expect(
          (((restAt(position, count, turns) + middleOf(position, count)) % 360) + 360) % 360,
        ).toBeCloseTo(0)
    }
  }
  expect(restAt(1, 10, 5)).toBe(1782)
})

test('sectors go clockwise from the top and fill the circle [H-249]', () => {
  expect(sectorPath(1, 4, 100)).toBe(
    'M0 0L0.00 -100.00A100 100 0 0 1 100.00 0.00Z'.replace('0.00Z', '-0.00Z'),
  )
  expect(sectorPath(1, 2, 10)).toContain('A10 10 0 1 1')
  expect(sectorPath(1, 1, 10)).not.toContain('NaN')
})

test('no label stands on its head while the wheel rests [H-249]', () => {
  for (const rest of [0, -126, 1782])
    for (let position = 1; position <= 10; position++) {
      const middle = middleOf(position, 10)
      const [, turn, at] = /^rotate\((.+)\) translate\((.+)\)$/.exec(
        labelTransform(middle, rest, 58),
      )!
      // Up to a quarter turn to either side a text is read without turning the head.
      expect(Math.cos(((Number(turn) + rest) * Math.PI) / 180)).toBeGreaterThan(-0.001)
      const angle = Number(turn) + (Number(at) < 0 ? 180 : 0) + 90
      expect((((angle - middle) % 360) + 360) % 360).toBeCloseTo(0)
    }
})

test('long labels stand on two lines of about the same length', () => {
  expect(linesOf('Thẻ 500K')).toEqual(['Thẻ 500K'])
  expect(linesOf('Cắt gội miễn phí')).toEqual(['Cắt gội', 'miễn phí'])
  expect(linesOf('x'.repeat(30))).toEqual(['x'.repeat(30)])
})

test('the wheel stops at the drawn place of a sector, also where positions have gaps', () => {
  const sectors = [{ position: 1 }, { position: 4 }, { position: 9 }]
  expect([1, 4, 9, 2, undefined].map((position) => sectorAt(sectors, position))).toEqual([
    1,
    2,
    3,
    null,
    null,
  ])
})
