import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { brand } from '~/brand'
import { renderedPart } from '~/testing/rendered'
import { AppBar } from './app-bar'
import { BottomBar } from './bottom-bar'
import { Button, IconButton } from './button'
import { Card, SelectableCard } from './card'
import { Carousel } from './carousel'
import { Chip } from './chip'
import { Choices } from './choices'
import { Countdown } from './countdown'
import { Dialog } from './dialog'
import { EmptyState, ErrorNote } from './empty-state'
import { TextField } from './field'
import { SelectField, TextArea } from './more-fields'
import { IconClose, IconHome } from './icons'
import { Logo } from './logo'
import { Notice } from './notice'
import { PhoneField } from './phone-field'
import { Picture } from './picture'
import { Price } from './price'
import { ToastProvider } from './toast'
import { Checkbox, Switch } from './toggle'

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
