import { expect, test } from 'vitest'
import { linkToken } from '../../workers/booking/manage-link'
import { inGroups } from '../sample.ts'
import { book, freeHours, hasBooking } from './bookings.ts'
import { Browser, openPage } from './browser.ts'
import { freshPhone, newCustomer } from './customers.ts'
import { siteUrl } from './site-url.ts'

const salonId = '33'

/** A booking with its manage link, as its page shows it to its owner. */
async function managed(more: { hourId?: string; ahead?: number } = {}) {
  const owner = new Browser()
  const phone = freshPhone()
  const bookingId = await book(owner, { salonId, phone, ...more })
  const page = await owner.open(`/booking/success?bookingId=${bookingId}`)
  return { owner, phone, bookingId, page, link: page.main.link('Mở trang quản lý').href! }
}

test('a booking links its owner to the manage page, which needs no log-in [O-30]', async () => {
  const { phone, bookingId, link, page } = await managed({ ahead: 1 })
  expect(link).toMatch(/^\/lich\/[0-9A-Z]{26}[\w-]{24}$/)
  const there = await openPage(link)
  expect(there.status).toBe(200)
  there.main.heading('Lịch hẹn của anh')
  for (const part of ['.booking-card__time', '.booking-card__salon'])
    expect(there.part(part).text).toBe(page.part(part).text)
  expect(there.part('.countdown').text).not.toBe('')
  expect(there.main.text).toContain('Cắt gội 10 bước')
  expect(there.main.text).toContain(`${phone.slice(0, 3)}***${phone.slice(-4)}`)
  expect(there.html).not.toContain(phone)
  const visitor = await openPage(`/booking/success?bookingId=${bookingId}`)
  expect(visitor.html).not.toContain(link)
})

test('a manage link opens with what a message has put behind it', async () => {
  const { link } = await managed()
  for (const behind of ['.', ')', '%20', '%E2%80%8B']) {
    const page = await new Browser().open(`${link}${behind}?hoi=huy`)
    expect([page.status, page.path]).toEqual([200, `${link}?hoi=huy`])
  }
})

test('the manage page is not indexed, cached or sent to other sites as referrer', async () => {
  const { link } = await managed()
  const page = await openPage(link)
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(page.headers.get('x-robots-tag')).toContain('noindex')
  expect(page.meta('robots')).toBe('noindex')
  expect(page.relation('canonical')).not.toContain(link)
  expect(page.meta('og:url')).not.toContain(link)
  expect(await (await new Browser().fetch('/robots.txt')).text()).toContain('Disallow: /lich/')
})

/** The properties of the calendar entry behind a manage link. */
async function calendarAt(link: string): Promise<Map<string, string>> {
  const response = await new Browser().fetch(
    (await openPage(link)).main.link('Thêm vào lịch').href!,
  )
  expect(response.headers.get('content-type')).toContain('text/calendar')
  const lines = (await response.text()).replaceAll('\r\n ', '').split('\r\n')
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), lines.indexOf('BEGIN:VALARM'))
  return new Map(
    event.map((line) => [/^[A-Z-]+/.exec(line)?.[0] ?? '', line.replace(/^[^:]*:/, '')]),
  )
}

test('the manage page fills the entry in for Google Calendar with the times of the file', async () => {
  const { link } = await managed({ ahead: 1 })
  const address = new URL((await openPage(link)).main.link('Thêm vào Google Lịch').href!)
  const entry = await calendarAt(link)
  expect(address.origin).toBe('https://calendar.google.com')
  const times = [entry.get('DTSTART'), entry.get('DTEND')]
  expect(address.searchParams.get('dates')?.split('/')).toEqual(times)
  expect(address.searchParams.get('ctz')).toBe('Asia/Ho_Chi_Minh')
  expect(address.searchParams.get('text')).toBe(entry.get('SUMMARY'))
  expect(address.searchParams.get('details')).toContain(link)
})

const scanners = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'WhatsApp/2.24.20 A',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient)',
  'SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  'Mozilla/5.0 (compatible; zaloBot/1.0)',
  'Viber/21.0',
  'line-poker/1.0',
  'Googlebot/2.1 (+http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'Mozilla/5.0 (compatible; MSIE 9.0) SafeLinks',
  'Microsoft Office Existence Discovery',
  'Mozilla/5.0 (compatible; Barracuda Sentinel)',
  'Mozilla/5.0 Proofpoint URL Defense',
  'Mimecast URL Protection',
  'GoogleImageProxy',
  'Snapchat URL Preview Service',
]

/** What browsers, proxies and mail filters add when they read a link before anybody presses it. */
const ways: Record<string, string>[] = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
  { range: 'bytes=0-1023' },
  { range: 'bytes=-1' },
  { 'if-none-match': '"x"' },
  { 'if-modified-since': 'Sun, 22 Nov 2026 00:00:00 GMT' },
  { accept: 'image/*' },
  { accept: 'application/json' },
  { 'x-http-method-override': 'POST' },
  { 'x-requested-with': 'com.zing.zalo' },
]

test('scanners and previews of links change nothing, by whichever way they read them', async () => {
  const [soonest] = await freeHours(new Browser(), salonId)
  const { link, owner, phone, bookingId } = await managed({ hourId: soonest!.id })
  const before = (await owner.open(`/booking/success?bookingId=${bookingId}`)).main.text
  const addresses = ['', '?hoi=huy', '?intent=cancel', '?intent=late&minutes=10', '?intent=coming']
  await inGroups([...scanners.entries()], 6, async ([index, agent]) => {
    const headers = { 'user-agent': agent, 'cf-connecting-ip': `10.9.0.${index}` }
    const address = siteUrl() + link + addresses[index % addresses.length]!
    const seen = await fetch(address, { headers, redirect: 'manual' })
    expect(seen.status, agent).toBe(200)
    expect(seen.headers.getSetCookie().join(), agent).not.toContain('holder')
    const head = await fetch(address, { method: 'HEAD', headers })
    expect([head.status, await head.text()], agent).toEqual([200, ''])
    const more = { ...headers, ...ways[index % ways.length] }
    const again = await fetch(address, { headers: more, redirect: 'manual' })
    expect([200, 503], JSON.stringify(more)).toContain(again.status)
    expect(again.headers.getSetCookie().join()).not.toContain('holder')
    await again.body?.cancel()
  })
  // Ways in which nothing is rendered at all.
  for (const method of ['OPTIONS', 'PROPFIND'])
    await (await fetch(siteUrl() + link, { method, redirect: 'manual' })).body?.cancel()
  for (const intent of ['cancel', 'change', 'late', 'coming']) {
    const posted = await fetch(siteUrl() + link, {
      method: 'POST',
      headers: { origin: 'https://scanner.example', 'user-agent': scanners[0]! },
      body: new URLSearchParams({ intent, minutes: '10' }),
      redirect: 'manual',
    })
    expect(posted.status, intent).toBe(403)
  }
  const page = await owner.open(`/booking/success?bookingId=${bookingId}`)
  const withoutCountdown = (text: string) =>
    text.replace(/Còn lại đến giờ hẹn\D*(\d+ (ngày|giờ|phút) ?)+/, '')
  expect(withoutCountdown(page.main.text)).toBe(withoutCountdown(before))
  const unchanged = await openPage(link)
  for (const response of ['Trễ 10 phút', 'Anh sẽ đến'])
    expect(unchanged.main.buttons(response), response).toHaveLength(1)
  expect(await hasBooking(new Browser(), phone)).toBe(true)
})

/** Wrong links that one address may try in a minute. */
const MAX_TRIES = 30

test('a wrong link is answered 404, many wrong ones are rate limited, and a right one opens still [O-30]', async () => {
  const { bookingId, link } = await managed()
  const visitor = new Browser()
  const wrong = `/lich/${bookingId}${'A'.repeat(24)}`
  for (const path of [wrong, '/lich/x', `${link}A`, link.toLowerCase()]) {
    const page = await visitor.open(path)
    expect(page.status, path).toBe(404)
    page.main.heading('Không tìm thấy lịch hẹn')
    expect(page.main.link('Tìm lịch').href).toBe('/booking/lookup')
  }
  // Tries count by the minute, which may change meanwhile; four were above.
  let limited = await visitor.open(wrong)
  let tries = 5
  for (; limited.status === 404 && tries < 2 * MAX_TRIES; tries++)
    limited = await visitor.open(wrong)
  expect(tries).toBeGreaterThan(MAX_TRIES)
  expect(limited.status).toBe(429)
  limited.main.heading('Anh chờ một phút nhé!')
  const file = await visitor.fetch(`${wrong}/lich-hen.ics`)
  expect([file.status, file.headers.get('retry-after')]).toEqual([429, '60'])
  expect(await file.text()).toBe('Em chưa tải được lịch hẹn này.')
  // A neighbour behind the same address still opens a right one.
  expect((await visitor.open(link)).status).toBe(200)
})

test('a booking is canceled from its manage page after one confirmation [H-103, H-107]', async () => {
  const { link, phone } = await managed({ ahead: 1 })
  const anybody = new Browser()
  const question = await anybody.follow((await anybody.open(link)).main.link('HỦY LỊCH'))
  expect(await hasBooking(anybody, phone)).toBe(true)
  const page = await anybody.press(question, question.dialog.button('HỦY LỊCH'))
  expect(page.main.text).toContain('Hủy Lịch Thành Công!')
  expect(page.part('.booking-card__state').text).toBe('Lịch đặt đã hủy')
  expect(page.main.buttons('ĐỔI LỊCH')).toEqual([])
  const file = await anybody.fetch(page.main.link('Gỡ khỏi lịch điện thoại').href!)
  expect(await file.text()).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1\r\nSTATUS:CANCELLED/)
  expect(await hasBooking(anybody, phone)).toBe(false)
})

test('the manage page changes a booking without a log-in and stays valid [O-17, H-102]', async () => {
  const { link, phone } = await managed({ ahead: 1 })
  const anybody = new Browser()
  const page = await anybody.open(link)
  const before = page.part('.booking-card__time').text
  const entry = await calendarAt(link)
  const flow = await anybody.press(page, page.main.button('ĐỔI LỊCH'))
  expect(flow.path).toContain(`salonId=${salonId}&phone=${phone}`)
  expect(flow.path).toContain('change=1')
  const hours = await freeHours(anybody, salonId, { ahead: 1 })
  const changed = await anybody.press(flow, flow.main.button('Hoàn tất'), {
    hourId: hours[3]!.id,
    ...(flow.all('input[name=consent]').length > 0 ? { consent: true } : {}),
  })
  expect(changed.path, changed.main.text).toContain('notice=changed')
  const after = (await openPage(link)).part('.booking-card__time').text
  expect(after).not.toBe(before)
  expect(after).toBe(changed.part('.booking-card__time').text)
  const moved = await calendarAt(link)
  expect(moved.get('UID')).toBe(entry.get('UID'))
  expect([entry.get('SEQUENCE'), moved.get('SEQUENCE')]).toEqual(['0', '1'])
  expect(moved.get('DTSTART')).not.toBe(entry.get('DTSTART'))
  expect(moved.get('URL')).toMatch(new RegExp(`^https?://[^/]+${link}$`))
})

test('a friend who is logged in with another phone changes a group by its link, and all of it [O-17, B-264]', async () => {
  const owner = await newCustomer()
  const group = { salonId, phone: owner.phone, ahead: 1, people: 2 }
  const bookingId = await book(owner.browser, group)
  const own = await owner.browser.open(`/booking/success?bookingId=${bookingId}`)
  const link = own.main.link('Mở trang quản lý').href!
  const friend = (await newCustomer()).browser
  const page = await friend.open(link)
  const flow = await friend.press(page, page.main.button('ĐỔI LỊCH'))
  expect(flow.all('.person')).toHaveLength(2)
  expect(flow.part('#part-group').text).not.toMatch(/đăng nhập|số khác/i)
  const [hour] = await freeHours(friend, salonId, { ahead: 1, people: 2 })
  const both = flow.path.replace(/&p2=[^&#]*/, `$&_${hour!.id}&hour=${hour!.id}`)
  const chosen = await friend.open(both)
  const changed = await friend.press(chosen, chosen.main.button('Hoàn tất'), {
    ...(chosen.all('input[name=consent]').length > 0 ? { consent: true } : {}),
  })
  expect(changed.path, changed.main.text).toContain('notice=changed')
  expect((await openPage(link)).part('.booking-card').text).toContain('2 người')
})

test('a booking is confirmed by one message, whose button opens the manage page', async () => {
  const { phone, link } = await managed({ ahead: 1 })
  const notices = async () => {
    const response = await fetch(`${siteUrl()}/inbox.json?phone=${phone}`)
    const inbox = (await response.json()) as {
      notices: { card: { kind: string; path: string; buttons: { href: string }[] } }[]
    }
    return inbox.notices.map(({ card }) => card)
  }
  await expect.poll(notices, { timeout: 30_000 }).toHaveLength(1)
  expect(await notices()).toMatchObject([{ kind: 'booked', path: link }])
  const inbox = await (await fetch(`${siteUrl()}/inbox?phone=${phone}`)).text()
  expect(inbox).toContain(`<a href="${link}">Xem lịch hẹn</a>`)
  for (const { href } of (await notices())[0]?.buttons ?? [])
    expect((await openPage(href)).status, href).toBe(200)
})

test('a customer answers that he comes, without JavaScript, and the page shows it', async () => {
  const [soonest] = await freeHours(new Browser(), salonId)
  const { link } = await managed({ hourId: soonest!.id })
  const anybody = new Browser()
  const page = await anybody.open(link)
  expect(page.all('#coming')).toHaveLength(1)
  const answered = await anybody.press(page, page.main.button('Anh sẽ đến'))
  expect(answered.main.text).toContain(
    'Em đã ghi nhận anh sẽ đến và salon xem được ngay. Hẹn gặp anh nhé!',
  )
  const again = await openPage(link)
  expect(again.main.text).toContain('Em đã ghi nhận anh sẽ đến và salon xem được ngay.')
  expect(again.main.buttons('Anh sẽ đến')).toEqual([])
})

test('a late customer reports it once, and sees how long his chair is held', async () => {
  const [soonest] = await freeHours(new Browser(), salonId)
  const { link } = await managed({ hourId: soonest!.id })
  const anybody = new Browser()
  const page = await anybody.open(link)
  const accepted = await anybody.press(page, page.main.button('Trễ 5 phút'))
  expect(accepted.main.text).toContain('Em giữ ghế cho anh thêm 5 phút sau giờ hẹn.')
  expect((await openPage(link)).main.buttons(/^Trễ/)).toEqual([])
})

test('the owner withdraws the link, which is invalid then, and has a new one', async () => {
  const { owner, page, link } = await managed()
  const withdrawn = await owner.press(page, page.main.button('Thu hồi đường dẫn'))
  expect(withdrawn.main.text).toContain('Đường dẫn cũ không mở được nữa.')
  expect((await openPage(link)).status).toBe(404)
  const fresh = withdrawn.main.link('Mở trang quản lý').href!
  expect(fresh).not.toBe(link)
  expect((await openPage(fresh)).status).toBe(200)
})

test('after the visit a link shows only that it is over, as a page, a calendar and without a network [O-30]', async () => {
  // A visit of the demo, with the key that local chains have.
  const visit = { appointment: `01KDEMV${'1'.padStart(19, '0')}`, linkVersion: 0 }
  const link = `/lich/${await linkToken({ LINK_KEY: 'link key of the tests' }, visit)}`
  const page = await openPage(link)
  expect(page.status).toBe(200)
  page.main.heading('Buổi hẹn này đã kết thúc')
  expect(page.main.text).toContain('Hẹn gặp lại anh lần sau nhé!')
  expect(page.main.buttons()).toEqual([])
  const file = await openPage(`${link}/lich-hen.ics`)
  expect([file.status, file.html]).toEqual([404, 'Lịch Không Tồn Tại!'])
  const offline = await openPage(`${link}/offline`)
  expect(offline.status).toBe(404)
  expect(offline.headers.has('x-card-seconds')).toBe(false)
  for (const { html } of [page, file, offline]) {
    expect(html).not.toMatch(/Cắt gội|0912345678|091\*\*\*5678/)
    expect(html).not.toContain('BEGIN:VEVENT')
  }
  const act = new Browser()
  const canceled = await act.open(link, {
    method: 'POST',
    form: new URLSearchParams({ intent: 'cancel' }),
  })
  expect(canceled.status).toBe(404)
})
