import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { startOf } from '../../../../domain/frames'
import { priceNotes } from '../main/price-notes.server'
import { MainStep } from '../main/step'
import { renderHtml } from '../testing/render-html'
import { viewOf } from '../group/person-view'
import {
  attempt,
  chosen,
  cut,
  frame,
  main,
  mainSent,
  type Sold,
  stylist,
} from '../testing/screen-data'

const at = (number: number, label: string, isFree: boolean) => ({
  ...frame,
  id: String(number),
  label,
  start: startOf(number),
  isFree,
})
const groups = [
  { name: 'Sáng', hours: [at(1, '8h30', true), at(2, '8h50', false)] },
  { name: 'Trưa', hours: [at(11, '11h50', false), at(12, '12h10', false)] },
  { name: 'Chiều', hours: [at(20, '14h50', false), at(21, '15h10', true), at(22, '15h30', true)] },
]
const hours = { ...main.hours!, groups }
type Sent = ReturnType<typeof load>
const texts = ($: Sent, of: string) => [...$(of)].map((one) => $(one).text())

test('free hours stand in groups, the first one is marked, and full ones are folded [B-045]', async () => {
  const $ = load(await mainSent({ hours }))
  expect(texts($, '.choice__note')).toEqual(['Sớm nhất'])
  expect($('.choice__note').prev().text()).toBe('15h10')
  expect(texts($, '.hours h3')).toEqual(['Chiều · còn 2 giờ'])
  expect(texts($, '.hours__group .choice__label')).toEqual(['15h10', '15h30'])
  expect(texts($, '.hours__full summary')).toEqual(['3 giờ đã kín'])
  expect(texts($, '.hours__full .choice__label')).toEqual(['11h50', '12h10', '14h50'])
})

test('a change marks the hour that the customer has, and proposes another one', async () => {
  const own = {
    id: '1',
    date: main.day,
    hourLabel: '14h50',
    hourLabels: ['15h10', '14h50'],
    salonName: main.salon!.name,
    size: 2,
    total: 99_000,
    serviceIds: [],
    typed: {},
  }
  const sent = async (changing: typeof own) =>
    load(
      await renderHtml(
        <MainStep data={{ ...main, hours }} changing={changing} result={undefined} />,
        `${chosen}&change=1`,
      ),
    )
  const $ = await sent(own)
  expect(texts($, '.hours__group .choice')).toEqual(['15h10Giờ cũ', '15h30Sớm nhất'])
  for (const other of [{ date: '2026-11-23' }, { salonName: 'Salon 348' }])
    expect(texts(await sent({ ...own, ...other }), '.choice__note')).toEqual(['Sớm nhất'])
})

test('a chosen day that cannot be had any more is named above the days [B-213]', async () => {
  const words = 'Ngày anh đã chọn không đặt được nữa'
  expect(await mainSent({}, `${chosen}&day_gone=1`)).toContain(words)
  expect(await mainSent()).not.toContain(words)
})

test('a stylist who works elsewhere on a day is followed on that day [B-239]', async () => {
  const salon = { id: '10', name: 'Salon 10', isOpen: true, openingDate: null }
  const day = '2026-11-23'
  const $ = load(
    await mainSent(
      { stylists: [{ ...stylist, salonId: '10', salon }], day },
      `${chosen}&date=${day}&moved=31`,
    ),
  )
  const follow = $('dialog a[href*="salonId=10&"]').attr('href')
  expect(follow).toContain(`&date=${day}&stylistId=31`)
})

test('a full day begins with the next day and the soonest hours nearby [B-221]', async () => {
  const full = { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] }
  const day = (date: string, isActive: boolean) => ({ ...main.days[0]!, tag: null, date, isActive })
  const days = [main.days[0]!, day('2026-11-23', false), day('2026-11-24', true)]
  const $ = load(await mainSent({ hours: full, days }))
  const next = $('#part-hour .notice').first().parent().find('a')
  expect(texts($, '.hours h3')).toEqual([])
  expect(next.first().text()).toBe('Xem T3, 24/11')
  expect(next.first().attr('href')).toContain('date=2026-11-24')
  expect(next.last().attr('href')).toContain('/som-nhat?')
  const people = [[cut], [cut]].map((services) => viewOf<Sold>(services, []))
  const mixed = load(await mainSent({ hours: full, days, people }, `${chosen}&p2=1038`))
  expect(mixed('#part-hour a[href^="/som-nhat"]')).toHaveLength(0)
  expect($('.backup__soonest')).toHaveLength(0)
  expect(texts($, '.hours__full summary')).toEqual(['1 giờ đã kín'])
})

/** Two weeks from the day of the tests, of which the sixth is closed. */
const twoWeeks = Array.from({ length: 14 }, (_none, at) => ({
  ...{ ...main.days[0]!, tag: null, date: `2026-11-${String(22 + at)}`, isActive: at !== 5 },
})).map((day, at) => (at < 9 ? day : { ...day, date: `2026-12-0${String(at - 8)}` }))

test('the first three days are one press away, the others one list, sent without the booking [B-213, B-215]', async () => {
  const $ = load(await mainSent({ days: twoWeeks }, `${chosen}&hour=7&date=2026-11-22`))
  expect($('.days a')).toHaveLength(3)
  const options = $('select[name=date] option')
  expect(options).toHaveLength(12)
  expect(
    options
      .filter('[disabled]')
      .toArray()
      .map((one) => $(one).attr('value')),
  ).toEqual(['2026-11-27'])
  const [form] = $('form#later-day').toArray()
  expect($(form).attr('action')).toBe('/booking')
  expect($('.booking__form #later-day')).toHaveLength(0)
  const sent = $('[form=later-day][type=hidden]')
    .toArray()
    .map((field) => [$(field).attr('name'), $(field).attr('value')])
  const query = Object.fromEntries(sent) as Record<string, string>
  expect(query).toMatchObject({ salonId: '9', chosenService: '1001', phone: '0909090909' })
  expect(query).not.toHaveProperty('hour')
  expect(query).not.toHaveProperty('date')
})

test('a chosen later day is the one that the list shows, and nothing is listed beside three days', async () => {
  const later = { days: twoWeeks, day: '2026-12-05' }
  const $ = load(await mainSent(later, `${chosen}&date=2026-12-05`))
  expect($('select[name=date] option[selected]').attr('value')).toBe('2026-12-05')
  expect($('.days__day--on')).toHaveLength(0)
  const three = load(await mainSent({ days: twoWeeks.slice(0, 3) }))
  expect(three('select[name=date]')).toHaveLength(0)
})

test('what every hour costs besides stands at each that can be taken', async () => {
  const hourExtra = { short: '+30K', text: '+30K ngày Tết' }
  const $ = load(await mainSent({ hourExtra, sale: 'Em mở thêm ngày lúc 9h00.' }))
  expect(texts($, '.choice__note')).toEqual(['Sớm nhất · +30K'])
  expect($('.hours').text()).toContain('+30K ngày Tết')
  expect($('#part-hour').text()).toContain('Em mở thêm ngày lúc 9h00.')
})

test('a fully booked day shows it under the day [B-221, B-222]', async () => {
  const html = await mainSent({
    hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] },
  })
  expect(html).toContain('Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!')
  expect(html).not.toContain('Stylist kín lịch')
})

test('a chosen stylist without a free hour opens the busy popup instead [B-220, B-246]', async () => {
  const html = await mainSent(
    { hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] } },
    `${chosen}&stylistId=31`,
  )
  expect(html).toContain('Stylist hôm nay đã kín lịch, anh chọn giúp em stylist khác nhé!')
  expect(html).not.toContain('Salon đã kín lịch')
})

test('if the place is lost, a booking with a skinner may continue without him [B-376]', async () => {
  const message = 'Giờ 10h30 vừa hết chỗ mất rồi.'
  const result = attempt({ kind: 'taken', reason: 'TAKEN', message, nearest: [] })
  const html = (query: string) => renderHtml(<MainStep data={main} result={result} />, query)
  expect(await html(`${chosen}&skinnerId=51`)).toMatch(
    /href="\/booking\?step=0(?![^"]*skinnerId)[^"]*chosenService=1001[^"]*"[^>]*><span>Skinner nào cũng được/,
  )
  expect(await html(chosen)).not.toContain('Skinner nào cũng được')
})

test('a nearest time is that of the whole group, whose hours are chosen anew beside it [B-261]', async () => {
  const nearest = [{ date: '2026-11-22', hourId: '21', label: '15h10' }]
  const result = attempt({ kind: 'taken', reason: 'TAKEN', message: '', nearest })
  const people = [main.people[0]!, main.people[0]!]
  const hrefs = async (query: string) => {
    const screen = <MainStep data={{ ...main, people }} result={result} />
    const $ = load(await renderHtml(screen, query))
    return [...$('.taken a')].map((one) => $(one).attr('href'))
  }
  for (const mine of ['&hour=7', '']) {
    const [href] = await hrefs(`${chosen}${mine}&date=2026-11-22&p2=1001_7&person=2`)
    const query = new URLSearchParams(href!.split('?')[1])
    expect([query.get('hour'), query.get('p2'), query.get('person')]).toEqual(['21', '1001', null])
  }
})

test('stylists fold away, and are left out where no service needs one [B-233, B-243]', async () => {
  expect(await mainSent()).toMatch(/<details class="fold stylists"><summary/)
  expect(await mainSent({}, `${chosen}&stylistId=31`)).toMatch(
    /<details class="fold stylists" open="">/,
  )
  expect(await mainSent({ needsStylist: false })).not.toContain('fold stylists')
  expect(await mainSent({ mayChooseStylist: false })).not.toContain('fold stylists')
})

test("only a master's card mentions twelve customers a day at a special price [B-248]", async () => {
  const notice = 'Stylist Master phục vụ tối đa 12 khách mỗi ngày với mức giá đặc biệt.'
  expect(
    await mainSent({ stylists: [{ ...stylist, isMaster: true }] }, `${chosen}&stylistId=31`),
  ).toContain(notice)
  expect(await mainSent({}, `${chosen}&stylistId=31`)).not.toContain(notice)
})

test('a chosen stylist shows ratings, card description and star [B-244, B-147]', async () => {
  const ratings = [
    { name: 'Cắt', stars: 4.8, ratedBy: 300, customers: 500 },
    { name: 'Nhuộm', stars: 5, ratedBy: 3, customers: 100 },
  ]
  const html = await mainSent({ stylists: [{ ...stylist, ratings }] }, `${chosen}&stylistId=31`)
  expect(html).toMatch(/<span>Cắt<\/span> <span>4,8<\/span> <svg/)
  expect(html).not.toContain('Nhuộm')
  expect(html).toContain('1,2k khách')
  expect(html).toMatch(/stylist__name"><span>Huy Trần<\/span><svg/)
  expect(
    await mainSent({ stylists: [{ ...stylist, level: 1 }] }, `${chosen}&stylistId=31`),
  ).not.toMatch(/stylist__name"><span>Huy Trần<\/span><svg/)
})

/** The main screen after a press on a stylist who works at another salon now. */
const withMoved = () => {
  const salon = { id: '12', name: 'Salon 348 Nguyễn Trãi', isOpen: true, openingDate: null }
  return mainSent({ stylists: [{ ...stylist, salonId: '12', salon }] }, `${chosen}&moved=31`)
}

test('a stylist who moved opens a dialog with the name of his salon [B-237, B-247]', async () => {
  expect(await withMoved()).toContain('Stylist Huy Trần đã chuyển sang Salon 348 Nguyễn Trãi')
})

test('instead of a stylist who moved the system may choose, or the booking follows him [B-238, B-239]', async () => {
  const html = await withMoved()
  expect(html).toContain('Hệ thống chọn giúp anh')
  expect(html).toMatch(/href="\/booking\?step=0&amp;salonId=12[^"]*stylistId=31/)
})

test('in the salon the first free hour is chosen already [B-226]', async () => {
  expect(await mainSent({}, `${chosen}&utm_source=book_at_salon`)).toMatch(
    /<input[^>]*value="7"[^>]*checked=""|<input[^>]*checked=""[^>]*value="7"/,
  )
  expect(await mainSent()).not.toMatch(/name="hourId"[^>]*checked/)
})

test('the third part is day, hour and stylist, where the system chooses first [T-16, T-17, T-18]', async () => {
  const $ = load(await mainSent())
  expect($('#part-hour-title').text()).toBe('3. Chọn ngày, giờ & stylist')
  expect($('.stylists summary').text()).toContain('Chọn Stylist')
  expect($('.stylist').first().text()).toBe('Hệ thống chọn giúp anh')
})

test('days are Hôm nay, Ngày mai, Ngày kia with weekday and date, an ordinary one or a weekend [T-28]', async () => {
  const offered = (
    [
      ['2026-11-22', 'TODAY', true],
      ['2026-11-23', 'TOMORROW', false],
      ['2026-11-24', 'DAY_AFTER', false],
    ] as const
  ).map(([date, tag, isWeekend]) => ({ date, tag, isWeekend, isActive: true, mark: null }))
  const about = { day: '2026-11-22', days: offered, stylists: [], stylistId: null }
  const { days } = priceNotes([], [], about)
  const $ = load(await mainSent({ days }))
  expect(
    $('.days__day')
      .toArray()
      .map((day) => $(day).text()),
  ).toEqual([
    'Hôm nayCN, 22/11Cuối tuần',
    'Ngày maiT2, 23/11Ngày thường',
    'Ngày kiaT3, 24/11Ngày thường',
  ])
})

test('no fitting hour, a busy stylist and a full salon have their sentences [T-32, T-33, T-34]', async () => {
  expect(load(await mainSent())('.backup__ask').text()).toBe('Anh chưa tìm được giờ phù hợp?')
  const full = {
    hours: { ...main.hours!, groups: [{ name: 'Sáng', hours: [{ ...frame, isFree: false }] }] },
  }
  const busy = async (day: string, more = '') =>
    load(await mainSent({ ...full, day }, `${chosen}&stylistId=31${more}`))('dialog').text()
  const tomorrow = {
    ...full,
    day: '2026-11-23',
    days: [{ ...main.days[0]!, date: '2026-11-23', tag: 'TOMORROW' as const }],
  }
  expect(await busy('2026-11-22')).toContain(
    'Stylist hôm nay đã kín lịch, anh chọn giúp em stylist khác nhé!',
  )
  expect(await busy('2026-11-22')).toContain('Đồng ý')
  expect(
    load(await mainSent(tomorrow, `${chosen}&stylistId=31&date=2026-11-23`))('dialog').text(),
  ).toContain('Stylist ngày mai đã kín lịch')
  expect(await busy('2026-12-05', '&date=2026-12-05')).toContain('Stylist 05/12 đã kín lịch')
  expect(load(await mainSent(full))('#part-hour').text()).toContain(
    'Salon đã kín lịch ngày này, anh chọn ngày hoặc salon khác nhé!',
  )
})
