import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { freshPhone } from './customers.ts'
import type { Page } from './page.ts'
import { freeHours } from './bookings.ts'
import type { Part } from './part.ts'

const phone = '0912345670'
const at = (query = '') => `/booking?step=2&salonId=9&phone=${phone}&flow=1${query}`
const card = (page: Page, group: number) => page.part(`#group-${group}`)
const chosenVersions = (page: Page, group: number) =>
  card(page, group)
    .all('.version--on')
    .map(({ element }) => element.find('span:not(.visually-hidden)').first().text())
const namesOf = (page: Page) => page.main.all('.service__name').map(({ text }) => text)
const bar = (page: Page) => page.part('.bottom-bar')

test("the services' own screen has a search and a count [B-081, B-083, B-084]", async () => {
  const page = await openPage(at())
  expect(page.all('h1').map(({ text }) => text)).toEqual(['Chọn dịch vụ'])
  expect(
    page.main
      .part('[role=search]')
      .fields()
      .map(({ name }) => name),
  ).toEqual([expect.stringMatching(/^Tìm/)])
  expect(page.main.text).toContain(`${namesOf(page).length} dịch vụ`)
})

test('the list can be a grid, and a list again [B-082]', async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  expect(page.has('.service-list--grid')).toBe(false)
  const grid = await browser.follow(page.main.link('Kiểu xem: Lưới'))
  expect(grid.has('.service-list--grid')).toBe(true)
  const list = await browser.follow(grid.main.link(/^Kiểu xem: /))
  expect(list.has('.service-list--grid')).toBe(false)
})

test('categories after the fourth are folded, but open where a service is chosen [B-085]', async () => {
  const page = await openPage(at())
  const others = page.main.summary('Dịch vụ khác').around('details')
  expect(others.attribute('open')).toBeUndefined()
  const [other] = others.all('article')
  const add = other!.links().find(({ name }) => /^Thêm dịch vụ|^Tiêu chuẩn/.test(name))!
  const chosen = await new Browser().follow(add)
  expect(chosen.main.summary('Dịch vụ khác').around('details').attribute('open')).toBeDefined()
})

test('the bar shows the count, the total and, if higher, the old total [B-086]', async () => {
  const none = await openPage(at())
  expect(bar(none).text).toContain('Chưa chọn dịch vụ')
  const page = await openPage(at('&chosenService=1002,1003'))
  expect(bar(page).text).toContain('Đã chọn 2 dịch vụ')
  const [now, before] = [149_000 + 199_000, 149_000 + 219_000].map((dong) =>
    dong.toLocaleString('vi-VN'),
  )
  expect(bar(page).part('.chosen__head ins').text).toContain(now)
  expect(bar(page).part('.chosen__head del').text).toContain(before)
  bar(page).link('Xong')
})

test('the chosen services are listed from the bar, and each is taken away there [B-087, B-088]', async () => {
  const browser = new Browser()
  const page = await browser.open(at('&chosenService=1002,1003'))
  const rows = bar(page).all('.chosen__list li')
  expect(rows.map(({ text }) => text)).toEqual([
    expect.stringContaining('Cắt gội 10 bước – Thương gia'),
    expect.stringContaining('Cắt gội Combo 2 – Tiêu chuẩn'),
  ])
  const less = await browser.follow(rows[1]!.link('Bỏ Cắt gội Combo 2'))
  expect(bar(less).text).toContain('Đã chọn 1 dịch vụ')
  expect(chosenVersions(less, 102)).toEqual([])
  expect(chosenVersions(less, 101)).toEqual(['Thương gia'])
})

test('a version takes the place of the other one of its group, and of no other group [B-199, B-202]', async () => {
  const browser = new Browser()
  const page = await browser.open(at('&chosenService=1001,1003'))
  expect(chosenVersions(page, 101)).toEqual(['Tiêu chuẩn'])
  const other = await browser.follow(card(page, 101).link(/^Thương gia/))
  expect(chosenVersions(other, 101)).toEqual(['Thương gia'])
  expect(chosenVersions(other, 102)).toEqual(['Tiêu chuẩn'])
  const without = await browser.follow(card(other, 101).link(/^Bỏ Cắt gội 10 bước/))
  expect(chosenVersions(without, 101)).toEqual([])
})

test('a service brings the one that it needs, and goes with it [B-200, B-201]', async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  const added = await browser.follow(card(page, 305).link(/^Thêm dịch vụ/))
  expect(bar(added).text).toContain('Đã chọn 2 dịch vụ')
  expect(chosenVersions(added, 301)).toEqual(['Cao cấp'])
  const gone = await browser.follow(card(added, 301).link(/^Bỏ Uốn Hàn Quốc/))
  expect(bar(gone).text).toContain('Chưa chọn dịch vụ')
})

test('added without a version, a service with several flashes and shows a hint [B-203]', async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  const flashing = await browser.follow(card(page, 101).link('Thêm dịch vụ Cắt gội 10 bước'))
  expect(flashing.main.alerts).toEqual(['Anh chọn một phiên bản giúp em nhé!'])
  expect(card(flashing, 101).attribute('class')).toContain('service--flash')
  expect(bar(flashing).text).toContain('Chưa chọn dịch vụ')
})

test('an empty search shows what to type [B-090]', async () => {
  const browser = new Browser()
  const page = await browser.open(at())
  const nothing = await browser.press(page, page.main.button('Tìm'))
  expect(nothing.main.text).toContain('Anh nhập từ khóa trước khi tìm giúp em nhé!')
})

test('words in quotes find a category by its whole title [B-091]', async () => {
  const page = await openPage(at(`&q=${encodeURIComponent('"Gội massage thư giãn"')}`))
  expect(
    page.main
      .headings()
      .filter(({ element }) => element.is('h2'))
      .map(({ text }) => text),
  ).toEqual(['Gội massage thư giãn'])
})

test('words without accents find services, with the number of results [B-084, B-092]', async () => {
  const page = await openPage(at('&q=uon+premlock'))
  expect(page.main.text).toContain('Tìm thấy 1 dịch vụ')
  expect(namesOf(page)).toEqual([expect.stringMatching(/^Uốn .*Premlock/)])
  const none = await openPage(at('&q=khong+co+gi'))
  none.main.heading('Không tìm thấy dịch vụ phù hợp')
})

test('a service that is not displayed is not listed, nor found [B-093]', async () => {
  expect(namesOf(await openPage(at()))).not.toContainEqual(expect.stringContaining('Combo Tết'))
  expect(namesOf(await openPage(at('&q=combo+tet')))).toEqual([])
})

test('a detail shows title, tags, versions and priced extras [B-094, B-097, B-098]', async () => {
  const page = await openPage(at().replace('step=2', 'step=3&group=102'))
  const heading = page.main.headings('Cắt gội Combo 2').find(({ element }) => element.is('h2'))!
  expect(
    heading
      .around('div')
      .all('p.muted')
      .map(({ text }) => text),
  ).toEqual([expect.stringMatching(/\S/)])
  expect(page.main.all('.chip').length).toBeGreaterThan(0)
  const versions = page.main.all('fieldset')[0]!.fields()
  expect(versions.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Tiêu chuẩn.*199K.*219K|^Tiêu chuẩn.*219K.*199K/),
    expect.stringMatching(/^Thương gia.*249K/),
  ])
  expect(new Set(versions.map((field) => field.attribute('name')))).toEqual(new Set(['version']))
  expect(
    page.main
      .all('fieldset')[1]!
      .fields()
      .map(({ name }) => name),
  ).toContainEqual(expect.stringMatching(/^Lấy ráy tai.*\+70K/))
})

test('the price of a service stands beside the button that adds it [B-031, B-097]', async () => {
  const many = await openPage(at().replace('step=2', 'step=3&group=102'))
  expect(bar(many).part('.price').text).toMatch(/199K|219K/)
  const one = await openPage(at().replace('step=2', 'step=3&group=101'))
  expect(bar(one).text).toMatch(/\d+K.*Thêm/)
})

test('the story of a service folds [B-096]', async () => {
  const page = await openPage(at().replace('step=2', 'step=3&group=102'))
  const fold = page.main.summary('Xem thêm').around('details')
  expect(fold.attribute('open')).toBeUndefined()
  expect(fold.all('p').length).toBeGreaterThan(0)
})

test('a detail requires a version before it adds the extras [B-097, B-098, B-100]', async () => {
  const browser = new Browser()
  const page = await browser.open(at().replace('step=2', 'step=3&group=102'))
  const marked = await browser.press(page, page.main.button('Thêm dịch vụ'), {
    addOn: true,
  })
  expect(marked.main.alerts).toEqual(['Anh chọn một phiên bản giúp em nhé!'])
  expect(marked.all('.detail__choice--flash')).toHaveLength(1)
  expect(marked.path).not.toContain('chosenService')
  const added = await browser.press(marked, marked.main.button('Thêm dịch vụ'), {
    version: '1003',
    addOn: true,
  })
  expect(added.all('h1').map(({ text }) => text)).toEqual(['Chọn dịch vụ'])
  expect(added.path).toMatch(/chosenService=1003,10\d\d(&|$)/)
  expect(chosenVersions(added, 102)).toEqual(['Tiêu chuẩn'])
})

test('a service that is no longer sold is removed from the draft, with a notice [B-198]', async () => {
  const page = await new Browser().open(
    `/booking?step=0&salonId=9&phone=${phone}&chosenService=1001,1042`,
  )
  expect(page.path).toMatch(/chosenService=1001(&|$)/)
  expect(page.part('#part-services').text).toContain('Một số dịch vụ không còn bán nữa')
})

test('without a salon the services stay closed, and the salon is required [B-195]', async () => {
  const browser = new Browser()
  const page = await browser.open(`/booking?salonId=0&phone=${phone}&step=0`)
  const same = await browser.follow(page.main.link('Xem tất cả dịch vụ hấp dẫn'))
  expect(same.all('h1').map(({ text }) => text)).toEqual(['Đặt lịch giữ chỗ'])
  expect(same.part('#part-salon').alerts).toEqual([
    'Anh vui lòng chọn salon trước để xem lịch còn trống ạ!',
  ])
})

test('a customer advised by the staff books without services [B-049, B-204, B-206]', async () => {
  const browser = new Browser()
  const page = await browser.open(`/booking?step=2&salonId=4&phone=${freshPhone()}&flow=1`)
  const advised = await browser.follow(page.main.link(/Anh không biết chọn dịch vụ gì/))
  const done = await browser.follow(bar(advised).link('Xong'))
  expect(done.dialogs()).toEqual([])
  const hours = done.all('input[name=hourId]:not([disabled])')
  const booked = await browser.press(done, done.main.button('Hoàn tất'), {
    hourId: hours.at(-1)!.value!,
    consent: true,
  })
  booked.heading('ĐẶT LỊCH THÀNH CÔNG')
  expect(booked.main.text).toContain('Tư vấn tại salon')
})

test('where the staff do not advise, a service must be chosen [B-049]', async () => {
  const page = await openPage(`/booking?step=2&salonId=9&phone=${phone}&flow=1`)
  expect(page.main.links(/Anh không biết chọn dịch vụ gì/)).toEqual([])
})

const title = (page: Page) => page.part('h1').text
const dong = ({ text }: Part) => Number(text.replace(/\D/g, ''))
const row = (page: Page) => page.part('.suggestion')

/** Opens the services with one chosen, and presses 'Xong'. */
async function goOnWith(browser: Browser, serviceId: number): Promise<Page> {
  const page = await browser.open(
    `/booking?step=2&salonId=9&phone=0912345670&flow=1&chosenService=${serviceId}`,
  )
  const main = await browser.follow(page.link('Xong'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.dialogs()).toEqual([])
  return main
}

test('a matching service is suggested in a row, with its old price [B-128, B-205, B-211]', async () => {
  const page = await goOnWith(new Browser(), 1018)
  expect(row(page).text).toContain('Thêm phục hồi cho tóc khỏe sau uốn nhuộm?')
  expect(dong(row(page).part('ins'))).toBe(159_000)
  expect(dong(row(page).part('del'))).toBe(199_000)
})

test('the suggested service is added for its price, its old one struck through [B-207, O-26]', async () => {
  const browser = new Browser()
  const page = await goOnWith(browser, 1018)
  const main = await browser.follow(row(page).link('Thêm vào lịch'))
  expect(main.path).toContain('chosenService=1018,1041')
  expect(main.all('.suggestion')).toEqual([])
  expect(main.part('#part-services').text).toContain('Đã chọn 2 dịch vụ')
  const total = main.part('#part-services .part__total')
  // Crossed-out prices are not paid, and only the added service has one.
  expect(dong(total.part('del')) - dong(total.part('ins'))).toBe(40_000)
})

test('the hour stays chosen when the suggested service is added', async () => {
  const browser = new Browser()
  const hourId = (await freeHours(browser, '9')).at(-8)!.id
  const page = await browser.open(
    `/booking?step=0&salonId=9&phone=0912345670&chosenService=1001&hour=${hourId}`,
  )
  const main = await browser.follow(row(page).link('Thêm vào lịch'))
  expect(main.part('input[name=hourId][checked]').value).toBe(hourId)
})

test('a declined suggestion is not repeated for the same services [B-208]', async () => {
  const browser = new Browser()
  const page = await goOnWith(browser, 1001)
  expect(row(page).text).toContain('Thêm lấy ráy tai VIP?')
  const main = await browser.follow(row(page).link('Không, cảm ơn'))
  expect(main.all('.suggestion')).toEqual([])
  expect(main.path).toMatch(/chosenService=1001(&|$)/)
  const services = await browser.follow(main.part('#part-services .pick__row'))
  expect(title(services)).toBe('Chọn dịch vụ')
  const again = await browser.follow(services.link('Xong'))
  expect(again.all('.suggestion')).toEqual([])
})

test('a customer who takes advice at the salon gets no suggestion [B-206]', async () => {
  const browser = new Browser()
  const page = await browser.open('/booking?step=2&salonId=4&phone=0912345670&flow=1&consult=1')
  const main = await browser.follow(page.link('Xong'))
  expect(title(main)).toBe('Đặt lịch giữ chỗ')
  expect(main.all('.suggestion')).toEqual([])
})
