import { expect, test } from 'vitest'
import { cutAndWash, dayAhead, freeHours } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { freshPhone, loggedIn } from './customers.ts'
import type { Page } from './page.ts'
import type { Part } from './part.ts'

const salonId = '32'
/** Cắt gội Combo 4 Đá nóng, which offer 504 sells for 339K. */
const combo4 = 1007
const combo4Offer = 'Combo 4 chỉ 339K'
/** A perm, with which offer 502 gives the Oliu treatment away. */
const [perm, oliu] = [1021, 1040]
/** A gold member with offers of his own. */
const gold = '0912345678'

const at = (step: number, phone: string, more = '', services = `${combo4}`) =>
  `/booking?step=${step}&salonId=${salonId}&phone=${phone}&chosenService=${services}&flow=1${more}`
const offerRow = (page: Page) => page.part('.offer-part .pick__row')
const card = (page: Page, name: string) => page.under(name, 'article')
const back = (page: Page) => page.part('.app-bar').part('a')
const title = (page: Page) => page.part('h1').text

/** The price that counts, without the one that is struck through. */
function dongIn(part: Part): number {
  const price = part.has('.price ins') ? part.part('.price ins') : part.part('.price')
  return Number(price.text.replace(/\D/g, ''))
}

/** Books what a main screen shows, at an hour; answers the page that follows. */
async function bookShown(browser: Browser, page: Page, hourId: string): Promise<Page> {
  return browser.press(page, page.buttons('Hoàn tất').at(-1)!, {
    hourId,
    consent: true,
  })
}

/** The last free hour of tomorrow. */
async function lastHour(browser: Browser): Promise<string> {
  return (await freeHours(browser, salonId, { ahead: 1 })).at(-1)!.id
}

test('the main screen leads to the offers and Back to the services [B-019, B-183, B-334]', async () => {
  const browser = new Browser()
  const main = await browser.open(at(0, freshPhone()))
  const offers = await browser.follow(offerRow(main))
  expect(offers.path).toMatch(/step=4/)
  expect(title(offers)).toBe('Ưu đãi từ salon')
  const before = await browser.follow(back(offers))
  expect(title(before)).toBe('Chọn dịch vụ')
})

test('the offers have two tabs, the salon’s first [B-101]', async () => {
  const tabs = (await openPage(at(4, freshPhone()))).region('Loại ưu đãi').links()
  expect(tabs.map(({ name }) => name)).toEqual(['Ưu đãi từ salon', 'Ưu đãi của anh'])
  expect(tabs.map((tab) => tab.attribute('aria-current'))).toEqual(['page', undefined])
})

test('without an offer the button stays inactive and shows what is missing [B-031, B-178]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(4, freshPhone()))
  const button = page.part('.bottom-bar').link('Áp dụng ưu đãi')
  expect(button.attribute('aria-disabled')).toBe('true')
  const pressed = await browser.follow(button)
  expect(title(pressed)).toBe('Ưu đãi từ salon')
  expect(pressed.alerts).toContain('Anh chọn một ưu đãi rồi áp dụng giúp em nhé!')
})

test('an invalid offer shows the reason and is not selectable [B-110]', async () => {
  const over = card(await openPage(at(4, freshPhone())), 'Hết hạn Tết')
  expect(over.text).toContain('Ưu đãi đã hết hạn')
  expect(over.links(/^Chọn/)).toEqual([])
})

test('an English page writes the last day of an offer as English does [O-36, B-105]', async () => {
  const over = (await openPage(`${at(4, freshPhone())}&lang=en`)).under('Expired: Tết', 'article')
  expect(over.text).toMatch(/Valid until \d{1,2} [A-Z][a-z]{2} \d{4}/)
})

test('the detail of an offer shows its purpose and leads back to the list [B-020, B-105, B-184]', async () => {
  const browser = new Browser()
  const list = await browser.open(at(4, freshPhone()))
  const page = await browser.follow(card(list, combo4Offer).link(combo4Offer))
  expect(title(page)).toBe('Chi tiết ưu đãi')
  expect(page.main.text).toContain('Cắt gội Combo 4 Đá nóng còn 339K')
  expect(page.main.text).toContain('Đã có trong lịch')
  expect(title(await browser.follow(back(page)))).toBe('Ưu đãi từ salon')
})

test('an offer chosen in its detail shows its price in the list [B-106, B-112, B-291]', async () => {
  const browser = new Browser()
  const detail = await browser.open(at(5, freshPhone(), '&offer=504'))
  const list = await browser.follow(detail.link('Chọn ưu đãi'))
  expect(title(list)).toBe('Ưu đãi từ salon')
  const total = list.part('.offers__total')
  expect(dongIn(total)).toBe(339_000)
  expect(total.has('del')).toBe(true)
})

test('an offer for services of which none is chosen cannot be chosen in its detail [B-111]', async () => {
  const page = await openPage(at(5, freshPhone(), '&offer=504', '1012'))
  expect(page.link('Chọn ưu đãi').attribute('aria-disabled')).toBe('true')
})

test('a press on an offer takes it, a second one leaves it [B-108]', async () => {
  const browser = new Browser()
  const list = await browser.open(at(4, freshPhone()))
  const chosen = await browser.follow(list.link(`Chọn ưu đãi ${combo4Offer}`))
  expect(dongIn(chosen.part('.offers__total'))).toBe(339_000)
  const left = await browser.follow(chosen.link(`Bỏ chọn ưu đãi ${combo4Offer}`))
  expect(left.part('.offers__total').text).toContain('Chưa chọn ưu đãi')
  expect(dongIn(left.part('.offers__total'))).toBeGreaterThan(339_000)
})

test('an applied offer leads to the services, and the main screen counts it [B-181]', async () => {
  const browser = new Browser()
  const list = await browser.open(at(4, freshPhone(), '&offers=504'))
  const services = await browser.follow(list.part('.bottom-bar').link('Áp dụng ưu đãi'))
  expect(title(services)).toBe('Chọn dịch vụ')
  expect(dongIn(services.part('.chosen__head'))).toBe(339_000)
  const main = await browser.follow(services.link('Xong'))
  expect(offerRow(main).text).toContain('Đã chọn 1 ưu đãi')
})

test('a booking with an offer costs what was shown, and shows the saving [B-109, B-291]', async () => {
  const browser = new Browser()
  const date = await dayAhead(browser, 1)
  const page = await browser.open(at(0, freshPhone(), `&offers=504&date=${date}`))
  const shown = dongIn(page.part('.summary__total'))
  expect(shown).toBe(339_000)
  const booked = await bookShown(browser, page, await lastHour(browser))
  expect(booked.path).toContain('/booking/success')
  expect(dongIn(booked.part('.booked__total'))).toBe(shown)
  expect(booked.part('.booked__details').text).toContain(combo4Offer)
  expect(booked.part('.booking-card').text).toContain('Anh tiết kiệm')
})

test('the dialog of the best offer applies it on the main screen [B-107, B-127]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(0, freshPhone(), '&offer_ask=1'))
  expect(page.dialogs('Ưu đãi')).toHaveLength(1)
  expect(page.dialog.text).toContain('Cắt gội Combo 4 Đá nóng còn 339K')
  const applied = await browser.follow(page.dialog.link('Áp dụng ưu đãi'))
  expect(applied.dialogs()).toEqual([])
  expect(offerRow(applied).text).toContain(combo4Offer)
  expect(dongIn(applied.part('.summary__total'))).toBe(339_000)
})

test('the best offer of the chosen hour counts, and one press removes it [B-107, B-291]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  const date = await dayAhead(browser, 1)
  const hour = await lastHour(browser)
  const page = await browser.open(at(0, phone, `&date=${date}&hour=${hour}`))
  expect(offerRow(page).text).toContain(combo4Offer)
  expect(dongIn(page.part('.summary__total'))).toBe(339_000)
  const offers = await browser.follow(offerRow(page))
  expect(offers.links(`Bỏ chọn ưu đãi ${combo4Offer}`)).toHaveLength(1)
  const without = await browser.follow(page.part('.offer-part').link('Bỏ ưu đãi này'))
  expect(without.path).toContain('auto=0')
  expect(dongIn(without.part('.summary__total'))).toBeGreaterThan(339_000)
  expect(without.part('.offer-part').links(/^Tiết kiệm thêm/)).toHaveLength(1)
  const booked = await bookShown(browser, page, hour)
  expect(dongIn(booked.part('.booked__total'))).toBe(339_000)
  expect(booked.part('.booked__details').text).toContain(combo4Offer)
})

test('before an hour is chosen the best offer is only proposed [B-127]', async () => {
  const page = await openPage(at(0, freshPhone()))
  expect(dongIn(page.part('.summary__total'))).toBeGreaterThan(339_000)
  expect(page.part('.offer-part').links(/^Tiết kiệm thêm/)).toHaveLength(1)
})

test('own offers require the log-in with the phone of the booking [B-102, B-335]', async () => {
  const page = await openPage(at(4, gold, '&tab=2'))
  expect(page.main.text).not.toContain('Voucher đổi điểm 30K')
  const logIn = page.main.link('Đăng nhập').href!
  expect(logIn).toContain(`phone=${gold}`)
  expect(logIn).toContain('ly-do=uu-dai')
})

test('a log-in with another phone shows the log-in for the booking’s own offers [B-119]', async () => {
  const page = await openPage(at(4, freshPhone(), '&tab=2'), { as: await loggedIn(gold) })
  expect(page.main.text).toMatch(
    /Anh đăng nhập bằng số đang đặt lịch .* để dùng ưu đãi của mình nhé!/,
  )
  expect(page.main.text).not.toContain('Voucher đổi điểm 30K')
})

test('own offers of the phone that books lower the price by what they promise [B-101, B-108]', async () => {
  const browser = await loggedIn(gold)
  const page = await browser.open(at(4, gold, '&tab=2'))
  expect(card(page, 'Thẻ 6 buổi Combo 3').text).toContain('Thẻ trả trước')
  const chosen = await browser.follow(page.link('Chọn ưu đãi Voucher đổi điểm 30K'))
  const [before, after] = [page, chosen].map((one) => dongIn(one.part('.offers__total')))
  expect(before! - after!).toBe(30_000)
})

test('an offer invalid after a change is not counted, with a notice [B-108, B-109]', async () => {
  const browser = new Browser()
  const more = '&offers=502'
  const phone = freshPhone()
  const main = await browser.open(at(0, phone, more, `${perm},${oliu}`))
  expect(offerRow(main).text).toContain('Tiết kiệm 119.000 VNĐ')
  const services = await browser.open(at(2, phone, more, `${perm},${oliu}`))
  const without = await browser.follow(services.part('.chosen__list').link(/^Bỏ Uốn con sâu/))
  expect(without.part('.chosen__offers').text).toContain(
    'Ưu đãi “Uốn tặng hấp Oliu” chưa dùng được',
  )
  expect(dongIn(without.part('.chosen__head'))).toBe(119_000)
  const date = await dayAhead(browser, 1)
  const left = await browser.open(at(0, phone, `${more}&date=${date}`, `${oliu}`))
  expect(left.part('.offer-part .notice--error').text).toContain('Giá đang chưa tính ưu đãi này.')
  const booked = await bookShown(browser, left, await lastHour(browser))
  expect(dongIn(booked.part('.booked__total'))).toBe(119_000)
  expect(booked.part('.booked__details').text).not.toContain('Uốn tặng hấp Oliu')
})

test.each([
  ['nothing', '', 'Anh nhập mã ưu đãi giúp em nhé!'],
  ['a code that is used up', 'HETLUOT', 'Mã đã hết lượt sử dụng'],
])(
  '%s sent as a promo code is refused under the field [B-113, B-115]',
  async (_what, code, why) => {
    const browser = new Browser()
    const page = await browser.open(at(4, freshPhone()))
    const refused = await browser.press(page, page.button('Áp dụng'), { 'Mã ưu đãi': code })
    expect(refused.part('.field__error').text).toContain(why)
    expect(refused.path).not.toContain('codes=')
  },
)

test('a promo code that the server cannot look up shows "try again" [B-116]', async () => {
  const browser = new Browser()
  const page = await browser.open(at(4, freshPhone()))
  const failed = await browser.press(page, page.button('Áp dụng'), { 'Mã ưu đãi': 'LOI500' })
  expect(failed.main.text).toContain('Có lỗi xảy ra, vui lòng thử lại sau!')
})

test('a promo code that is taken brings its offer, which lowers the price of the booking [B-114, B-371]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  const page = await browser.open(at(4, phone))
  const taken = await browser.press(page, page.button('Áp dụng'), { 'Mã ưu đãi': 'shine30' })
  expect(taken.part('.offers .notice--success').text).toContain('Lấy mã thành công')
  expect(taken.links('Bỏ chọn ưu đãi Mã SHINE30: giảm 30K')).toHaveLength(1)
  const date = await dayAhead(browser, 1)
  const main = await browser.open(
    taken.path.replace('step=4', 'step=0').replace(/&date=[^&]*/, '') + `&date=${date}`,
  )
  expect(offerRow(main).text).toContain('Tiết kiệm 30.000 VNĐ')
  const shown = dongIn(main.part('.summary__total'))
  const booked = await bookShown(browser, main, await lastHour(browser))
  expect(dongIn(booked.part('.booked__total'))).toBe(shown)
  expect(booked.part('.booked__details').text).toContain('-30.000 VNĐ')
})

test('an offer invalid at the hour is refused, and a second press books without [B-108, B-302]', async ({
  skip,
}) => {
  const browser = new Browser()
  const days = await Promise.all([0, 1].map((ahead) => dayAhead(browser, ahead)))
  const weekday = days.find((day) => ![0, 6].includes(new Date(day).getUTCDay()))
  if (weekday === undefined)
    return skip('the offer is for weekdays, and only a weekend can be booked')
  const phone = freshPhone()
  const page = await browser.open(at(0, phone, `&offers=501&date=${weekday}`, cutAndWash))
  expect(dongIn(page.part('.summary__total'))).toBe(99_000)
  const late = page
    .all('.choice:not(.choice--gone)')
    .find(({ text }) => /^1[3-9]h/.test(text))!
    .part('input').value!
  const refused = await bookShown(browser, page, late)
  expect(refused.part('.offer-part .notice--error').text).toContain('Giờ vàng 8h30-11h')
  expect(refused.all('input[name=hourId][checked]').map(({ value }) => value)).toEqual([late])
  const shown = dongIn(refused.part('.summary__total'))
  expect(shown).toBeGreaterThan(99_000)
  const booked = await browser.press(refused, refused.buttons('Hoàn tất').at(-1)!)
  expect(booked.path).toContain('/booking/success')
  expect(dongIn(booked.part('.booked__total'))).toBe(shown)
})

test('an English page writes the days of an offer as all its days [O-36]', async () => {
  const period = async (lang: 'vi' | 'en') =>
    (await openPage(at(5, freshPhone(), '&offer=510'), { lang })).part('.offer-facts').text
  expect(await period('en')).toMatch(
    /From \d{1,2} [A-Z][a-z]{2} \d{4} to \d{1,2} [A-Z][a-z]{2} \d{4}/,
  )
  expect(await period('vi')).toMatch(/Từ \d\d\/\d\d\/\d{4} đến \d\d\/\d\d\/\d{4}/)
})
