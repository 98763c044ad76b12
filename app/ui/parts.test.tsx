import { load } from 'cheerio'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { brand } from '~/brand'
import { renderedPart } from '~/testing/rendered'
import { AppBar } from './app-bar'
import { BottomBar } from './bottom-bar'
import { Button, IconButton } from './button'
import { Card, SelectableCard } from './card'
import { Carousel } from './carousel'
import { Chip } from './chip'
import { Choices } from './choices'
import { Countdown, countdownTo } from './countdown'
import { Dialog } from './dialog'
import { EmptyState, ErrorNote } from './empty-state'
import { TextField } from './field'
import { SelectField, TextArea } from './more-fields'
import { IconClose, IconHome } from './icons'
import { Logo } from './logo'
import { Notice } from './notice'
import { PhoneField } from './phone-field'
import { Picture, srcSetOf } from './picture'
import { Price } from './price'
import { ToastProvider } from './toast'
import { Checkbox, Switch } from './toggle'
import { globSync, readFileSync } from 'node:fs'
import { isPlainPress } from './plain-press'
import { scrollAt, scrollMs } from './scroll'
import { slideClasses } from './slides'
import { youtubeId } from './video-link'
import { startClock } from './use-server-now'

/** The server's HTML of an element. */
function sent(element: ReactNode): string {
  return renderedPart(element)
}

test('a phone field takes 20 characters and formats only valid lengths [B-308, H-030]', () => {
  const html = sent(<PhoneField label="Số điện thoại" name="phone" defaultValue="0912345678" />)
  expect(html).toContain('maxLength="20"')
  expect(html).toContain('value="0912.345.678"')
  expect(
    sent(<PhoneField label="Số điện thoại" name="phone" defaultValue="091234567890" />),
  ).toContain('value="0912.345.67890"')
})

test('a wrong field is marked, and its message is tied to it [H-032]', () => {
  const html = sent(
    <PhoneField label="Số điện thoại" name="phone" error="Mời bạn nhập số điện thoại!" />,
  )
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain(`<p id="${id}" class="field__error">`)
})

test('an inactive button looks so and still answers a press [B-176, O-13]', () => {
  const html = sent(<Button inactive>Hoàn tất</Button>)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
})

test('an external link opens a new tab without handing over the page [H-012]', () => {
  expect(
    sent(
      <Button href="https://muot.example/" external>
        Nhượng quyền
      </Button>,
    ),
  ).toContain('target="_blank" rel="noopener noreferrer"')
})

test('a gone hour cannot be posted and is marked without colour [B-229]', () => {
  const html = sent(
    <Choices
      legend="Giờ"
      name="hour"
      options={[
        { value: '12', label: '12h30', state: 'gone' },
        { value: '13', label: '12h50' },
      ]}
      value="13"
    />,
  )
  expect(html.match(/ disabled=""/g)).toHaveLength(1)
  expect(html).toContain('Hết chỗ')
  expect(html).toContain('checked=""')
})

test('choices of which none is made are marked as wrong, with the sentence about it', () => {
  const choices = { legend: 'Ngày', name: 'date', options: [{ value: '1', label: 'Hôm nay' }] }
  const $ = load(sent(<Choices {...choices} error="Anh chọn ngày giúp em nhé!" />))
  const group = $('fieldset[role=radiogroup][aria-invalid=true]')
  expect($(`[id="${group.attr('aria-describedby')}"]`).text()).toBe('Anh chọn ngày giúp em nhé!')
  expect(sent(<Choices {...choices} />)).not.toContain('aria-invalid')
})

test('an old price is struck through and named, a lower one is not shown [H-053]', () => {
  expect(sent(<Price dong={99000} oldDong={120000} />)).toContain('<del')
  expect(sent(<Price dong={120000} oldDong={99000} />)).not.toContain('<del')
  expect(sent(<Price dong={0} />)).toContain('FREE')
})

test('the countdown is complete in what the server sends [H-099]', () => {
  const now = Date.parse('2026-11-21T08:00:00+07:00')
  expect(
    sent(<Countdown nowMs={now} targetMs={now + ((2 * 24 + 3) * 60 + 5) * 60_000} />),
  ).toContain('Còn 2 ngày 3 giờ 5 phút')
})

test('a countdown of minutes only shows no hours [H-099]', () => {
  const within = (minutes: number) =>
    sent(<Countdown nowMs={0} targetMs={minutes * 60_000} />).replace(/<[^>]*>/g, ' ')
  expect(within(60)).toMatch(/Còn 1 giờ 0 phút +1 +giờ +0 +phút/)
  expect(within(59)).toMatch(/^ *Còn 59 phút +59 +phút *$/)
})

test('a dialog is sent open with a link out of it, so that it works without JavaScript [H-095]', () => {
  const html = sent(
    <Dialog open title="Tra cứu lịch đặt" closeTo="/" width={375}>
      <p>Anh nhập số điện thoại nhé.</p>
    </Dialog>,
  )
  expect(html).toMatch(/<dialog[^>]* open=""/)
  expect(html).toContain('href="/"')
})

test('a carousel is a plain list without JavaScript: no button that would do nothing [H-023]', () => {
  const html = sent(
    <Carousel label="Ưu đãi" mobile={1} desktop={1} autoplayMs={5000}>
      <p>một</p>
      <p>hai</p>
    </Carousel>,
  )
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).not.toContain('<button')
})

test('a picture has one file for wide screens and one below 768 px, each with its size [H-052]', () => {
  const html = sent(
    <Picture
      src="/w.svg"
      width={1280}
      height={480}
      alt=""
      mobile={{ src: '/m.svg', width: 780, height: 480 }}
    />,
  )
  expect(html).toContain(
    '<source media="(max-width: 767px)" srcSet="/m.svg" width="780" height="480"/>',
  )
  expect(html).toContain('width="1280" height="480"')
})

test('a picture with the same file for both has no second source', () => {
  const same = { src: '/w.svg', width: 320, height: 240 }
  expect(sent(<Picture {...same} alt="" mobile={same} />)).not.toContain('<source')
  expect(sent(<Picture {...same} alt="" mobile={{ ...same, width: 160 }} />)).toContain('<source')
})

test("a photograph of the chain's host comes in its width and in twice that, a drawing as it is", () => {
  const of = (src: string) => sent(<Picture src={src} width={96} height={96} alt="" />)
  const photograph = `${brand.pictures}salon/9.jpg`
  expect(of(photograph)).toContain(`srcSet="${photograph}?w=96, ${photograph}?w=192 2x"`)
  expect(of('/art/salon/1.svg')).not.toContain('srcSet')
})

test('a price in a sentence has the digits of the text, a countdown digits of one width', () => {
  expect(sent(<Price dong={319_000} short />)).toBe('<span class="price">319K</span>')
  expect(sent(<Countdown targetMs={60_000} nowMs={0} />)).toContain('countdown__number num')
})

test('nothing that is sent carries a style attribute, which the security policy forbids', () => {
  const html = sent(
    <ToastProvider>
      <AppBar
        title="Chọn salon"
        backTo="/booking"
        end={<IconButton label="Trang chủ" icon={<IconHome />} to="/" />}
      />
      <Card to="/">
        <Chip tone="pine">Mới</Chip>
      </Card>
      <SelectableCard name="salonId" value="1">
        <span>Salon</span>
      </SelectableCard>
      <TextField label="Tên" name="name" hint="Tối đa 20 ký tự" icon={<IconClose />} />
      <TextArea label="Ghi chú" name="note" />
      <SelectField
        label="Quận"
        name="district"
        options={[{ value: '0', label: 'Tất cả quận huyện' }]}
      />
      <Checkbox name="a" label="Đồng ý" />
      <Switch name="b" label="Nhận tư vấn" defaultChecked />
      <Notice kind="error" title="Lỗi">
        Sai số
      </Notice>
      <EmptyState picture="no-salon" title="Không tìm thấy Salon phù hợp" />
      <ErrorNote retryTo="/">Chưa tải được</ErrorNote>
      <Logo />
      <BottomBar hint="Nhanh">
        <Button kind="primary" busy>
          Xong
        </Button>
      </BottomBar>
    </ToastProvider>,
  )
  expect(html).not.toContain('style=')
})

const appointment = Date.parse('2026-11-22T12:10:00+07:00')

function left(before: string) {
  return countdownTo(appointment, Date.parse(before))
}

test('the countdown counts days, hours and minutes to the appointment [H-099]', () => {
  expect(left('2026-11-20T10:05:00+07:00')).toEqual({ days: 2, hours: 2, minutes: 5, over: false })
  expect(left('2026-11-22T11:10:00+07:00')).toEqual({ days: 0, hours: 1, minutes: 0, over: false })
})

test('a begun minute counts until the appointment has come [H-099]', () => {
  expect(left('2026-11-22T12:09:59+07:00')).toEqual({ days: 0, hours: 0, minutes: 1, over: false })
})

test('the countdown ends at zero and never goes below [H-099]', () => {
  expect(left('2026-11-22T12:10:00+07:00')).toEqual({ days: 0, hours: 0, minutes: 0, over: true })
  expect(left('2026-11-23T00:00:00+07:00')).toEqual({ days: 0, hours: 0, minutes: 0, over: true })
})

test('every icon that is shown is drawn, and every drawing is shown', () => {
  const drawn = [...readFileSync('app/ui/icons.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)]
  const shown = globSync('app/**/*.{ts,tsx}', { exclude: (file) => file.includes('.test.') })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(/\bicon\('(\w+)'\)/g)])
  const names = (matches: RegExpMatchArray[]) =>
    [...new Set(matches.map(([, name]) => name))].sort()
  expect(names(drawn).length).toBeGreaterThan(30)
  expect(names(shown)).toEqual(names(drawn))
})

test('a photograph of the chain comes in its width on the page, and in twice that for dense screens', () => {
  const photograph = `${brand.pictures}salon/9.jpg`
  expect(srcSetOf(photograph, 360)).toBe(`${photograph}?w=360, ${photograph}?w=720 2x`)
  expect(srcSetOf(`${photograph}?v=2`, 96)).toBe(
    `${photograph}?v=2&w=96, ${photograph}?v=2&w=192 2x`,
  )
})

test.each(['/art/salon/1.svg', 'https://elsewhere.example/a.jpg', ''])(
  'a drawing of ours or a picture of another host has one size: %j',
  (address) => {
    expect(srcSetOf(address, 360)).toBeUndefined()
  },
)

test('a press with a key held or with another button is the browser’s, all others are the page’s', () => {
  const plain = { metaKey: false, ctrlKey: false, shiftKey: false, button: 0 }
  expect(isPlainPress(plain)).toBe(true)
  expect(
    [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }].map((held) =>
      isPlainPress({ ...plain, ...held }),
    ),
  ).toEqual([false, false, false, false])
})

test('the page scrolls to its place in 300 ms [B-188]', () => {
  expect(scrollMs).toBe(300)
  expect([0, 300, 900].map((ms) => scrollAt(100, 700, ms))).toEqual([100, 700, 700])
})

test('the scroll slows down towards the end [B-188]', () => {
  expect(scrollAt(0, 1000, 150)).toBe(875)
})

test('a configured figure the style sheet lacks takes the nearest one [H-054]', () => {
  expect(slideClasses({ mobile: 1.05, desktop: 9 })).toBe('slides-m-1 slides-t-6 slides-d-6')
})

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ&list=x', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?x=1', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/@muot.example', null],
  ['https://evil.example/watch?v=aqz-KE-bpKQ', null],
  [null, null],
])('the film of %s is %s', (link, id) => {
  expect(youtubeId(link)).toBe(id)
})

test('the server clock has gone on while the phone slept [B-320]', () => {
  // Only the date moves: the monotonic clock stands still, as on a phone that sleeps.
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
  onTestFinished(() => void vi.useRealTimers())
  const now = startClock(5_000_000)
  expect(now()).toBe(5_000_000)
  vi.setSystemTime(1_000 + 90_000)
  expect(now()).toBe(5_090_000)
})
