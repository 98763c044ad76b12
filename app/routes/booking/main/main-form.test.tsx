import { beforeEach, expect, test, vi } from 'vitest'
import { emptyPerson } from '~/booking/group/person'
import { posted, renderHtml } from '../testing/render-html'
import { chosen, cut, frame, main, mainSent, stylist, type Sold } from '../testing/screen-data'
import { ServiceStep } from '../services/step'
import { storeTyped, readTyped } from '../submit/typed-fields'
import { viewOf } from '../group/person-view'
import { PhoneDialog } from '../submit/phone-dialog'
import { clientAction } from '../page'
import { MainStep } from './step'
import { Summary } from '../submit/summary'
import type { AttemptResult } from '../submit/use-booking-form'

// The page as its JavaScript draws it.
vi.mock('../use-script', () => ({
  useHydrated: () => true,
  useHeadingFocus: () => undefined,
  useInert: () => undefined,
}))

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const done = /<button[^>]*type="submit"[^>]*>(?:(?!<\/button>).)*Hoàn tất/s
const isInactive = (html: string) => /aria-disabled="true"/.test(done.exec(html)?.[0] ?? '')
const group = { ...main, people: [viewOf<Sold>([cut], []), viewOf<Sold>([cut], [])] }

test.each([
  ['one person without an hour', chosen, main, true],
  ['one person with an hour', `${chosen}&hour=7&date=2026-11-22`, main, false],
  ['two people with one hour', `${chosen}&hour=7&date=2026-11-22&p2=1001`, group, true],
  ['two people with two hours', `${chosen}&hour=7&date=2026-11-22&p2=1001_8`, group, false],
])(
  'the button of %s is inactive when the hours are not as many as the people [B-176]',
  async (_who, query, data, inactive) => {
    const people = query.includes('p2')
      ? ([
          { ...emptyPerson, serviceIds: ['1001'], hourId: '7' },
          { ...emptyPerson, serviceIds: ['1001'], hourId: query.endsWith('_8') ? '8' : null },
        ] as const)
      : ([
          { ...emptyPerson, serviceIds: ['1001'], hourId: query.includes('hour') ? '7' : null },
        ] as const)
    const html = await renderHtml(<Summary data={data} people={people} isBusy={false} />, query)
    expect(html).toMatch(done)
    expect(isInactive(html)).toBe(inactive)
  },
)

test('the button of the whole screen follows the hours of the draft [B-176]', async () => {
  expect(isInactive(await mainSent({}, chosen))).toBe(true)
  expect(isInactive(await mainSent({}, `${chosen}&hour=7&date=2026-11-22`))).toBe(false)
})

test('that a group needs a log-in stands beside the number of people before it is pressed [B-266]', async () => {
  const words = 'Đi nhóm cần đăng nhập'
  expect(await mainSent()).toContain(words)
  const caller = { ...main.caller, viewerPhone: '0909090909' }
  expect(await mainSent({ caller })).not.toContain(words)
})

test('a group reads who comes at another hour than customer 1 [B-261]', async () => {
  const query = `${chosen}&hour=7&date=2026-11-22&p2=1001`
  const next = { ...frame, id: '8', label: '10h50', start: 650 }
  const hours = { ...main.hours!, groups: [{ name: 'Sáng', hours: [frame, next] }] }
  expect(await mainSent({ ...group, hours }, `${query}_8`)).toContain(
    'Cả nhóm không cùng một giờ: Khách hàng 2 (10h50).',
  )
  for (const same of [query, `${query}_7`])
    expect(await mainSent(group, same)).not.toContain('không cùng một giờ')
})

test('the note of a group stays while somebody is shown who has chosen nothing yet [H-170]', async () => {
  const people = [viewOf<Sold>([cut], []), viewOf<Sold>([], [])]
  const second = await mainSent({ people }, `${chosen}&hour=7&date=2026-11-22&p2=0&person=2`)
  expect(second).toContain('name="note"')
  expect(second).toContain('name="consent"')
  const none = await mainSent({ people: [viewOf<Sold>([], [])] }, 'step=0&salonId=9&phone=0')
  expect(none).not.toContain('name="note"')
})

test('a group has no switch that asks staff to call about many people [B-270, O-15]', async () => {
  expect(await mainSent()).toContain('name="manyPeople"')
  expect(await mainSent(group, `${chosen}&p2=1001`)).not.toContain('name="manyPeople"')
})

const typed = {
  phone: '',
  note: 'Cắt ngắn hai bên',
  requests: ['Da dễ kích ứng'],
  isManyPeople: true,
  advice: 'little' as const,
  photo: true,
  consent: false,
  location: false,
}

/** What the real form of step 0 posts when it is rendered after a refused attempt with this input. */
async function again(
  change: Partial<typeof typed>,
  isPhoneOpen = true,
  allowChange = false,
  errors = {},
) {
  const result: AttemptResult = {
    form: 'create',
    outcome: { kind: 'invalid', errors },
    typed: { ...typed, ...change },
    hourId: null,
    allowChange,
    take: '',
    key: main.key,
  }
  const html = await renderHtml(
    <MainStep data={{ ...main, asksConsent: !isPhoneOpen }} result={result} />,
    chosen,
  )
  return posted(html)
}

/** The input of that. */
async function held(change: Partial<typeof typed>, isPhoneOpen = true) {
  return readTyped(await again(change, isPhoneOpen))
}

test('who has agreed to replace his booking need not agree again when the hour is taken meanwhile [O-17]', async () => {
  expect((await again({}, true, true)).get('allowChange')).toBe('1')
  expect((await again({})).has('allowChange')).toBe(false)
})

test('a change whose response was lost is sent again as the same request [O-17]', async () => {
  const form = new FormData()
  form.set('key', 'the key of the change')
  form.set('allowChange', '1')
  const lost = await lostAfter(form)
  const sent = posted(await renderHtml(<MainStep data={main} result={lost} />, chosen))
  expect(sent.getAll('allowChange')).toEqual(['1'])
  expect(sent.get('key')).toBe('the key of the change')
})

test('a booking whose response was lost does not agree to a change [O-17]', async () => {
  const form = new FormData()
  form.set('key', main.key)
  const lost = await lostAfter(form)
  const sent = posted(await renderHtml(<MainStep data={main} result={lost} />, chosen))
  expect(sent.has('allowChange')).toBe(false)
  expect(sent.get('key')).toBe(main.key)
})

/** The result that the page gets when the connection drops after this form was sent. */
async function lostAfter(form: FormData) {
  const result = await clientAction({
    request: new Request('http://site/booking', { method: 'POST', body: form }),
    params: {},
    serverAction: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  if (result.form !== 'lost') throw new Error('the response came back')
  return result
}

test('note, requests, many people, advice and photo consent are read from the form [H-170]', async () => {
  expect(await held({})).toEqual(typed)
  expect(await held({ note: '' })).toMatchObject({ note: '' })
  expect(await held({ photo: false })).toMatchObject({ photo: false })
  expect(await held({ isManyPeople: false })).toMatchObject({ isManyPeople: false })
})

test('the photo consent beside the booking consent is read as well [H-170]', async () => {
  expect(await held({ photo: true }, false)).toMatchObject({ photo: true })
  expect(await held({ photo: false }, false)).toMatchObject({ photo: false })
})

test("a consent that is asked for after all does not begin with the account's switch for photos [O-46]", async () => {
  const asked = await again({ photo: true }, false, false, { consent: 'Anh đồng ý giúp em nhé!' })
  expect(asked.has('photo')).toBe(false)
})

test('what was typed is there again at the same salon, and gone at another one [H-170, B-189]', async () => {
  storeTyped('9 ', typed)
  const same = await mainSent({ asksConsent: false })
  expect(same).toContain('Cắt ngắn hai bên</textarea>')
  expect(same).toMatch(/name="manyPeople"[^>]*checked=""/)
  expect(same).toMatch(/name="photo"[^>]*checked=""/)
  const other = await mainSent({ asksConsent: false }, chosen.replace('salonId=9', 'salonId=10'))
  expect(other).toContain('name="note"')
  expect(other).not.toContain('Cắt ngắn hai bên')
  expect(other).not.toMatch(/name="manyPeople"[^>]*checked/)
})

test('the phone dialog has welcome, example, actions and the skinner hint [B-121, B-122, B-399]', async () => {
  const dialog = (query: string) =>
    renderHtml(<PhoneDialog onClose={() => undefined} onDone={() => undefined} />, query)
  const html = await dialog('salonId=9&phone=0&step=0')
  for (const part of ['Chào mừng anh đến với', 'placeholder="Ví dụ: 0912234xxx"', 'Tiếp tục'])
    expect(html).toContain(part)
  expect(html).toMatch(/href="\/"[^>]*><span>Về trang chủ/)
  expect(html).not.toContain('skinner quen')
  expect(html).toContain('dialog--375')
  expect(await dialog('salonId=9&phone=0&step=0&skinnerId=51')).toContain('skinner quen')
})

test('every phone field of the booking takes 20 characters [B-308, B-391]', async () => {
  const phones = [
    await renderHtml(
      <PhoneDialog onClose={() => undefined} onDone={() => undefined} />,
      'salonId=9&phone=0&step=0',
    ),
    await mainSent({}, 'step=0&salonId=9&phone=0&chosenService=1001'),
  ].flatMap((html) => html.match(/<input[^>]*type="tel"[^>]*>/g) ?? [])
  expect(phones.length).toBeGreaterThanOrEqual(3)
  for (const field of phones) expect(field).toContain('maxLength="20"')
})

test("only the chosen stylist's description is shown, as the gateway sanitized it [B-249]", async () => {
  const described = { ...stylist, description: '<p>Cắt <b>fade</b></p>' }
  const html = await mainSent({ stylists: [described] }, `${chosen}&stylistId=31`)
  expect(html).toContain(
    '<div class="stylists__about small" lang="vi"><p>Cắt <b>fade</b></p></div>',
  )
  expect(await mainSent({ stylists: [described] })).not.toContain('stylists__about')
})

test('guides for a phone are on the main screen, general ones at the services [B-157, B-159]', async () => {
  const guides = [
    { step: 0, text: 'Lời ở bước đầu', points: ['Ý thứ nhất'] },
    { step: 2, text: 'Lời ở dịch vụ', points: [] },
  ]
  const html = await mainSent({ guides })
  expect(html).toMatch(/Lời ở bước đầu<\/summary><p>Ý thứ nhất/)
  expect(html).not.toContain('Lời ở dịch vụ')
  const list = await renderHtml(
    <ServiceStep
      data={{
        screen: 'services',
        now: main.now,
        salon: null,
        categories: [],
        popular: null,
        isGenZ: false,
        guides,
        detail: null,
        isSomeGone: false,
        offers: [],
      }}
    />,
    'step=2&salonId=9&flow=1',
  )
  expect(list).toContain('Lời ở dịch vụ')
  expect(list).not.toContain('Lời ở bước đầu')
})

test('the switch for advice says what it brings [B-050]', async () => {
  expect(await mainSent({}, chosen)).toMatch(
    /Nhân viên tư vấn cho anh<\/span><span[^>]*>Gợi ý kiểu tóc[^<]*tắt đi/,
  )
})
