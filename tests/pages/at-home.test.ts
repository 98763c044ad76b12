import { expect, test } from 'vitest'
import { Browser, openPage } from './browser.ts'
import { dotted, freshPhone } from './customers.ts'

test.each([
  { query: 'step=9', title: 'Anh ở đâu?' },
  { query: 'step=9&place=d5', title: 'Anh muốn làm gì?' },
  { query: 'step=9&place=d5&chosenService=1010', title: 'Khi nào anh rảnh?' },
  { query: 'step=3&place=d5&chosenService=1010', title: 'Khi nào anh rảnh?' },
])(
  'a step above 2 is the third, and never past what is missing: $query shows "$title" [H-156]',
  async ({ query, title }) => {
    const page = await openPage(`/booking-at-home?phone=0&${query}`)
    expect(page.all('h1').map(({ text }) => text)).toEqual([title])
  },
)

test('far from every salon the page shows a message and links to the salons [H-006]', async () => {
  const page = await openPage('/booking-at-home?phone=0&step=1&place=p5')
  page.main.heading('Em chưa phục vụ tại nhà ở khu vực này')
  expect(page.main.link('Đặt lịch tại salon').href).toBe('/booking?step=1&salonId=0&phone=0')
})

test('without JavaScript a home visit is requested and canceled [H-006, H-199, O-03]', async () => {
  const browser = new Browser()
  const phone = freshPhone()
  const where = await browser.open(`/booking-at-home?phone=${phone}&step=0`)
  const found = await browser.press(where, where.main.button('Tìm'), {
    q: 'dich vong hau',
  })
  const ward = 'Phường Dịch Vọng Hậu, Quận Cầu Giấy, Hà Nội'
  const picked = await browser.press(found, found.main.button(ward))
  const wards = picked.main.field('Phường, xã')
  expect(wards.all('option[selected]').map(({ text }) => text)).toEqual(['Phường Dịch Vọng Hậu'])

  const what = await browser.press(picked, picked.main.button('Tiếp tục'))
  expect(what.main.text).toMatch(/Salon sẽ đến: Salon .*, cách anh khoảng [\d,]+ km/)
  const none = await browser.press(what, what.main.button('Tiếp tục'))
  expect(none.main.text).toContain('Mời anh chọn ít nhất một dịch vụ ạ!')
  const when = await browser.press(none, none.main.button('Tiếp tục'), { chosenService: true })

  const refused = await browser.press(when, when.main.button('Gửi yêu cầu'))
  expect(refused.status).toBe(422)
  for (const problem of [
    'Anh chọn ngày giúp em nhé!',
    'Anh chọn buổi giúp em nhé!',
    'Anh cho em số nhà, tên đường nhé!',
  ])
    expect(refused.main.text).toContain(problem)
  expect(refused.main.field('Số điện thoại để salon gọi lại').value).toBe(dotted(phone))

  const sent = await browser.press(refused, refused.main.button('Gửi yêu cầu'), {
    date: true,
    part: 'AFTERNOON',
    'Số nhà, tên đường': '8 Trần Quốc Hoàn',
    consent: true,
  })
  expect(sent.main.text).toContain('Em đã nhận yêu cầu của anh.')
  expect(sent.path).not.toMatch(/Hoan|Ho%C3%A0n/)
  const request = sent.all('.places__place').map(({ text }) => text)
  expect(request).toEqual([expect.stringContaining(`8 Trần Quốc Hoàn, ${ward}`)])
  const gone = await browser.press(sent, sent.main.button(/^Hủy yêu cầu/))
  expect(gone.main.text).toContain('Em đã hủy yêu cầu.')
  expect(gone.all('.places__place')).toEqual([])
})

test('a request sent again with another day after a lost answer replaces the first one [H-006]', async () => {
  const browser = new Browser()
  const when = await browser.open(
    `/booking-at-home?phone=${freshPhone()}&step=2&place=d5&chosenService=1010`,
  )
  const days = when.all('input[name=date]').map(({ value }) => value!)
  const send = (page: typeof when, day: string) =>
    browser.press(page, page.main.button('Gửi yêu cầu'), {
      date: day,
      part: 'EVENING',
      'Số nhà, tên đường': '8 Trần Quốc Hoàn',
      ...(page.all('input[name=consent]').length > 0 ? { consent: true } : {}),
    })
  const visits = async () =>
    (
      await browser.execute<{ browser: { homeVisits: { date: string }[] } }>(
        '{ browser { homeVisits { date } } }',
      )
    ).browser.homeVisits

  // Its answer is lost: the form is still the one that was sent.
  await send(when, days[0]!)
  const refused = await send(when, days[1]!)
  expect(refused.status).toBe(422)
  expect(refused.main.text).toContain('Lần gửi trước của anh có nội dung khác.')
  expect(await visits()).toEqual([{ date: days[0] }])
  expect(refused.part('input[name=key]').value).not.toBe(when.part('input[name=key]').value)

  const sent = await send(refused, days[1]!)
  expect(sent.main.text).toContain('Em đã nhận yêu cầu của anh.')
  expect(await visits()).toEqual([{ date: days[1] }])
  // The very same once more is the same request.
  expect((await send(refused, days[1]!)).main.text).toContain('Em đã nhận yêu cầu của anh.')
  expect(await visits()).toEqual([{ date: days[1] }])
})
