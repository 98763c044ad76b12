import { expect, test } from 'vitest'
import { cutAndWash, freeHours } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { freshPhone, loggedIn, newCustomer } from './customers.ts'
import type { Page } from './page.ts'

/** A gold member who has been to three salons and has two places, and another customer; nothing here changes them. */
const gold = '0912345678'
const plain = '0987654321'
const picker = (phone: string, more = '') =>
  `/booking?step=1&salonId=0&phone=${phone}&chosenService=${cutAndWash}${more}`
const cards = (page: Page) => page.all('.salon-card')
const visited = 'Salon anh đã từng đến'

function kilometres(page: Page): number[] {
  return page
    .all('.salon-card .num.strong')
    .map(({ text }) => Number(text.replace(' km', '').replace(',', '.')))
}

const sorted = (numbers: number[]) => [...numbers].sort((one, other) => one - other)

test('a member may swipe through the three salons that he has been to [B-066, B-363, B-389]', async () => {
  const page = await (await loggedIn(gold)).open(picker(gold))
  const row = page.region(visited)
  const names = row.all('.salon-card').map(({ text }) => text)
  expect(names).toHaveLength(3)
  expect(names[0]).toContain('176 Hàng Bông')
  for (const name of names) expect(name).toContain('Đã từng đến')
})

test('salons near the first visited one come by fives, nearest first [B-069, B-070, B-329]', async () => {
  const browser = await loggedIn(gold)
  const before = await browser.open(picker(gold))
  const page = await browser.follow(before.link('Xem thêm salon quanh đó'))
  expect(page.headings('Salon gần Salon 176 Hàng Bông')).toHaveLength(1)
  expect(kilometres(page)).toHaveLength(5)
  const more = await browser.follow(page.link('Xem thêm'))
  expect(kilometres(more)).toHaveLength(10)
  expect(kilometres(more)).toEqual(sorted(kilometres(more)))
})

test('only the nearest salon shows its travel time, two minutes at least [B-071, B-074]', async () => {
  const browser = await loggedIn(gold)
  const page = await browser.open(picker(gold, '&near=21.1%2C105.75'))
  const [minutes, ...others] = page.main.text.match(/\d+ phút di chuyển/g) ?? []
  expect(others).toEqual([])
  expect(cards(page)[0]!.text).toContain(minutes)
  expect(Number.parseInt(minutes!, 10)).toBe(Math.max(2, 2 * Math.round(kilometres(page)[0]!)))
})

test('the main screen offers the three salons that he has been to, and one press chooses [B-037, B-389]', async () => {
  const browser = await loggedIn(gold)
  const page = await browser.open(
    `/booking?salonId=0&phone=${gold}&step=0&flow=1&chosenService=${cutAndWash}`,
  )
  const links = page.region(visited).links()
  expect(links.map(({ name }) => name)).toEqual([
    'Salon 176 Hàng Bông',
    'Salon 3 Trần Quốc Hoàn',
    'Salon 252 Cầu Giấy',
  ])
  const chosen = await browser.follow(links[2]!)
  expect(chosen.path).toMatch(/step=0&salonId=9&.*chosenService=1001/)
  expect(chosen.regions(visited)).toEqual([])
})

test('a saved place lists the five salons near it, the nearest first [B-060, B-365, O-22]', async () => {
  const browser = await loggedIn(gold)
  const page = await browser.follow((await browser.open(picker(gold))).link('Salon gần Nhà'))
  expect(page.headings('Salon gần Nhà')).toHaveLength(1)
  expect(page.link('Salon gần Nhà').attribute('aria-current')).toBe('true')
  expect(cards(page)[0]!.text).toContain('252 Cầu Giấy')
  expect(kilometres(page)).toHaveLength(5)
  expect(kilometres(page)).toEqual(sorted(kilometres(page)))
})

test('another press on a saved place takes its filter back, and one on another place changes it [B-060, B-061]', async () => {
  const browser = await loggedIn(gold)
  const home = await browser.follow((await browser.open(picker(gold))).link('Salon gần Nhà'))
  const office = await browser.follow(home.link('Salon gần Công ty'))
  expect(cards(office)[0]!.text).toContain('Hàng Bông')
  expect(office.link('Salon gần Nhà').attribute('aria-current')).toBeUndefined()
  const all = await browser.follow(office.link('Salon gần Công ty'))
  expect(all.headings('Miền Bắc')).toHaveLength(1)
  expect(all.path).not.toContain('address=')
})

test.each([
  ['a visitor', async () => new Browser()],
  ['a member who books for another phone', () => loggedIn(plain)],
])(
  '%s sees neither saved places nor where a phone has been [B-067, B-363, B-364]',
  async (_who, browserOf) => {
    const page = await (await browserOf()).open(picker(gold))
    expect(page.headings('Miền Bắc')).toHaveLength(1)
    expect(page.main.links('Địa chỉ đã lưu')).toEqual([])
    expect(page.main.text).not.toMatch(/đã từng đến/i)
  },
)

test('a customer who books for himself sees his saved places, on an uncached page [B-067]', async () => {
  const page = await (await loggedIn(plain)).open(picker(plain))
  expect(page.main.links('Địa chỉ đã lưu')).toHaveLength(1)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
})

test('the flow leads to the saved places and back, without losing what was chosen [B-012, B-068, H-007]', async () => {
  const browser = await loggedIn(gold)
  const flow = await browser.open(picker(gold))
  const page = await browser.follow(flow.main.link('Địa chỉ đã lưu'))
  expect(page.path).toMatch(/^\/save-location/)
  expect(page.part('h1').text).toBe('Địa chỉ đã lưu')
  expect(page.part('[aria-label="Các địa chỉ của anh"]').all('li')).toHaveLength(2)
  const back = await browser.follow(page.link('Quay lại đặt lịch'))
  expect(back.path).toMatch(/\/booking\?step=1.*chosenService=1001/)
})

test('a visitor has to log in to see his places [H-007]', async () => {
  const page = await openPage('/save-location')
  expect(page.headings('Anh đăng nhập để xem địa chỉ đã lưu nhé!')).toHaveLength(1)
  expect(page.main.link('Đăng nhập').href).toBe('/dang-nhap?next=%2Fsave-location')
})

test('a place without province and district is refused, and its name stays [H-007]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open('/save-location?edit=new')
  const refused = await browser.press(page, page.button('Lưu địa chỉ'), { 'Tên địa chỉ': 'Nhà bà' })
  expect(refused.main.text).toContain('Anh chọn tỉnh thành, quận huyện giúp em nhé!')
  expect(refused.field('Tên địa chỉ').value).toBe('Nhà bà')
})

test('a place is searched as people call it [H-199]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open('/save-location?edit=new')
  for (const [typed, place] of [
    ['saigon', 'TP. Hồ Chí Minh'],
    ['TP Hà Nội', 'Hà Nội'],
  ] as const) {
    const found = await browser.press(page, page.button('Tìm'), { q: typed })
    expect(found.button(place).text).toBe(place)
  }
})

test('a place is found by words without accents, which chooses its district and ward [H-199, H-200]', async () => {
  const { browser } = await newCustomer()
  const page = await browser.open('/save-location?edit=new')
  const found = await browser.press(page, page.button('Tìm'), {
    'Tên địa chỉ': 'Nhà bà',
    q: 'dich vong hau',
  })
  const chosen = await browser.press(
    found,
    found.button('Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội'),
  )
  const shown = ['Quận, huyện', 'Phường, xã'].map(
    (label) => chosen.field(label).part('option[selected]').text,
  )
  expect(shown).toEqual(['Quận Cầu Giấy', 'Phường Dịch Vọng Hậu'])
  expect(chosen.field('Tên địa chỉ').value).toBe('Nhà bà')
})

test('a place is saved, filters salons, is renamed and removed [B-060, H-007]', async () => {
  const { browser, phone } = await newCustomer()
  const start = await browser.open('/save-location?edit=new')
  const lists = await browser.press(start, start.button('Tải danh sách quận huyện, phường xã'), {
    'Tên địa chỉ': 'Phòng trọ',
    'Tỉnh, thành phố': 'Hà Nội',
  })
  const saved = await browser.press(lists, lists.button('Lưu địa chỉ'), {
    'Quận, huyện': 'Quận Đống Đa',
    street: '8 Hào Nam',
  })
  expect(saved.main.text).toContain('Em đã lưu địa chỉ.')
  expect(saved.part('.places__place').text).toContain('8 Hào Nam, Quận Đống Đa, Hà Nội')
  expect(saved.path).not.toContain('H%C3%A0o')

  const flow = await browser.open(picker(phone))
  expect(cards(await browser.follow(flow.link('Salon gần Phòng trọ')))).toHaveLength(5)

  const edit = await browser.follow(saved.link(/^Sửa Phòng trọ/))
  const renamed = await browser.press(edit, edit.button('Lưu địa chỉ'), {
    'Tên địa chỉ': 'Nhà ngoại',
  })
  const confirmation = await browser.follow(renamed.link('Xóa Nhà ngoại'))
  expect(confirmation.dialogs('Xóa địa chỉ này?')).toHaveLength(1)
  expect(confirmation.dialog.text).toContain('Nhà ngoại')
  const gone = await browser.press(confirmation, confirmation.dialog.button('Xóa'))
  expect(gone.main.text).toContain('Em đã xóa địa chỉ.')
  expect(gone.headings('Anh chưa lưu địa chỉ nào')).toHaveLength(1)
})

test('only at the salon the current frame can be booked [B-225, B-226, B-227]', async () => {
  const browser = new Browser()
  // Demo customers have taken many frames: some salon has one free that began within the last forty minutes.
  let begun = { salonId: '', hourId: '' }
  for (let salon = 20; begun.salonId === '' && salon < 70; salon++) {
    const salonId = String(salon)
    const [at] = await freeHours(browser, salonId, { utmSource: 'book_at_salon' })
    const away = await freeHours(browser, salonId)
    if (at && away.every(({ id }) => id !== at.id)) begun = { salonId, hourId: at.id }
  }
  expect(begun.salonId).not.toBe('')
  const address = `/booking?step=0&salonId=${begun.salonId}&phone=${freshPhone()}&chosenService=${cutAndWash}`
  const hours = (page: Page) => page.all(`input[name=hourId][value="${begun.hourId}"]`)
  expect(hours(await browser.open(address))).toEqual([])
  const page = await browser.open(`${address}&utm_source=book_at_salon`)
  expect(hours(page).map(({ isChecked }) => isChecked)).toEqual([true])
  const booked = await browser.press(page, page.buttons('Hoàn tất').at(-1)!, { consent: true })
  expect(booked.path).toMatch(/\/booking\/success\?bookingId=/)
})
