import { cut } from './hair.ts'
import { head } from './head.ts'
import { mark } from './mark.ts'
import { type Lettering } from './outline.ts'
import { box, flat, group, ink, line, path, round, shape } from './svg.ts'
import { tidyPath } from './tidy-path.ts'
import { bits, goods, tools } from './tools.ts'

/** What is written on a banner. */
type Writing = { title: string[]; sub: string[]; label?: string }

type Banner = Writing & {
  alt: string
  ground: string
  moon: string
  words: string
  english: Writing
  subject: string
  /** A bust: it stands on the lower edge. */ stands?: boolean
}

/** A text as one path, on a half-pixel grid. */
function words(
  face: Lettering,
  text: string,
  size: number,
  x: number,
  y: number,
  fill: string,
): string {
  return `<path fill="${fill}" transform="scale(.5)" d="${tidyPath(face.write(text, size, x, y).d, 0, 0, 2)}"/>`
}

const coin = (x: number, y: number) =>
  shape(round(x, y, 30), ink.amber) +
  line(round(x, y, 21), 2) +
  line(`M${x - 6} ${y - 8}V${y + 8}M${x + 2} ${y - 8}V${y + 8}`, 3)
const card =
  shape(box(0, 0, 230, 142, 18), ink.line) +
  path(mark.wave, { line: ink.paper, w: 3.6, more: 'transform="translate(18 14)"' }) +
  flat(round(38.5, 45, 2.5), ink.amber) +
  line('M22 104H96M22 120H70', 4, ink.shade) +
  flat(box(172, 96, 36, 26, 6), ink.amber)

function wheel(r: number): string {
  const fills = [
    ink.paper,
    ink.honey,
    ink.mist,
    ink.amber,
    ink.paper,
    ink.honey,
    ink.mist,
    ink.amber,
    ink.honey,
    ink.mist,
  ]
  const edge = (at: number) => [Math.sin((at * Math.PI) / 5) * r, -Math.cos((at * Math.PI) / 5) * r]
  const sectors = fills.map((fill, at) => {
    const [x = 0, y = 0] = edge(at)
    const [tx = 0, ty = 0] = edge(at + 1)
    return shape(`M0 0L${x} ${y}A${r} ${r} 0 0 1 ${tx} ${ty}Z`, fill)
  })
  return (
    shape(round(0, 0, r + 14), ink.line) +
    sectors.join('') +
    shape(round(0, 0, 26), ink.line) +
    group(bits.sparkle, [0, 0], 1.1) +
    shape(`M-16 ${-r - 30}H16L0 ${-r + 8}Z`, ink.amber)
  )
}

const front =
  shape(box(-170, -90, 340, 250, 8), ink.paper) +
  [0, 1, 2, 3, 4, 5]
    .map((at) =>
      shape(
        `M${-186 + at * 62} -126H${-124 + at * 62}V-76a31 26 0 0 1 -62 0Z`,
        at % 2 ? ink.paper : ink.amber,
      ),
    )
    .join('') +
  shape(box(-146, -20, 190, 140, 6), ink.mist) +
  shape(box(72, -20, 76, 180, 6), ink.line) +
  flat(round(86, 76, 4), ink.amber) +
  group(tools.chair, [-126, 0], 0.8) +
  group(tools.chair, [-46, 0], 0.8) +
  line('M-200 160H200') +
  line('M-146 -2H44', 2, ink.shade)

const foam = shape(
  'M112 122C100 122 96 106 106 100C100 84 116 72 128 80C132 64 156 60 162 74C174 62 196 70 194 86C208 82 218 96 210 106C220 112 214 126 202 124C196 132 184 130 180 122C172 132 156 132 150 122C142 132 128 132 124 124C120 128 114 126 112 122Z',
  ink.white,
)

/** The five banners; a subject is drawn around 0,0 and fits a circle of 200. */
export const banners: Record<string, Banner> = {
  'gio-vang': {
    alt: 'Giờ vàng 8h30–11h: Cắt gội 10 bước chỉ 99K, từ thứ Hai đến thứ Sáu',
    ground: ink.line,
    moon: '#fbe9cb',
    words: ink.paper,
    label: '8h30–11h, thứ Hai đến thứ Sáu',
    title: ['Giờ vàng,', 'cắt gội 99K'],
    sub: ['Trọn 10 bước, đến là làm'],
    english: {
      label: '8:30–11:00, Monday to Friday',
      title: ['Golden hours,', 'cut for 99K'],
      sub: ['All 10 steps, no waiting'],
    },
    stands: true,
    subject: group(cut('quiff'), [-198, -186], 1.24) + group(tools.scissors, [96, -20], 0.72, 16),
  },
  'nap-the': {
    alt: 'Nạp thẻ 3 triệu, nhận thêm 200K dùng tại mọi salon',
    ground: '#fbe9cb',
    moon: '#fdf4e3',
    words: ink.line,
    title: ['Nạp 3 triệu,', 'thêm 200K'],
    sub: ['Dùng tại mọi salon'],
    english: {
      title: ['Top up 3 million,', 'get 200K more'],
      sub: ['To use at any salon'],
    },
    subject:
      group(card, [-96, -140], 1.1, 10) +
      group(card, [-150, -50], 1.1, -8) +
      coin(132, 40) +
      coin(152, -30) +
      group(bits.sparkle, [-130, -110], 1.3),
  },
  'vong-quay': {
    alt: 'Vòng quay may mắn: điểm danh mỗi ngày, thêm một lượt quay',
    ground: ink.mist,
    moon: '#eaf2ee',
    words: ink.line,
    title: ['Vòng quay', 'may mắn'],
    sub: ['Điểm danh mỗi ngày,', 'thêm một lượt quay'],
    english: { title: ['Lucky', 'wheel'], sub: ['Check in every day', 'for one more spin'] },
    subject: wheel(148) + group(bits.sparkle, [-176, -128], 1.4) + group(bits.sparkle, [182, 112]),
  },
  'nhuong-quyen': {
    alt: 'Mở salon cùng Mượt: nhượng quyền trọn gói, đồng hành từ ngày đầu',
    ground: ink.sand,
    moon: '#faf3e6',
    words: ink.line,
    title: ['Mở salon', 'cùng Mượt'],
    sub: ['Nhượng quyền trọn gói,', 'đồng hành từ ngày đầu'],
    english: {
      title: ['Open a salon', 'with Mượt'],
      sub: ['A complete franchise,', 'with you from day one'],
    },
    subject: group(front, [0, -4], 0.92),
  },
  video: {
    alt: 'Video: 10 bước cắt gội có gì? Xem thử trong 60 giây',
    ground: ink.line,
    moon: ink.mist,
    words: ink.paper,
    title: ['10 bước', 'cắt gội'],
    sub: ['Có gì? Xem thử', 'trong 60 giây'],
    english: {
      title: ['10 steps of', 'a haircut'],
      sub: ['What are they? See', 'them in 60 seconds'],
    },
    stands: true,
    subject:
      group(head({ front: foam }, { closed: true, shirt: ink.honey }), [-190, -168], 1.19) +
      group(goods.bottle, [-190, 20], 0.8) +
      shape(round(112, 96, 46), ink.amber) +
      flat('M98 74L136 96L98 118Z', ink.line),
  },
}

/** One banner as SVG, in the desktop (1280 × 480) or the mobile form (780 × 480). */
export function bannerDrawing(
  banner: Banner,
  form: 'web' | 'mobile',
  bold: Lettering,
  plain: Lettering,
): string {
  const [width, left, largest, small, cx, scale] =
    form === 'web' ? [1280, 88, 76, 32, 930, 1.12] : [780, 44, 56, 29, 588, 0.88]
  const lines = banner.title.length
  // Light letters would be lost on the moon.
  const room = cx - 214 * scale - left
  const longest = Math.max(...banner.title.map((part) => bold.write(part, largest, 0, 0).width))
  const size = Math.min(largest, Math.floor((largest * room) / longest))
  const tall =
    lines * size * 1.2 + banner.sub.length * small * 1.4 + (banner.label ? small * 2.2 : 0)
  let y = (480 - tall) / 2
  let text = ''
  if (banner.label) {
    const { width: wide } = bold.write(banner.label, small * 0.75, 0, 0)
    text +=
      flat(box(left, Math.round(y), Math.round(wide + 36), 46, 23), ink.amber) +
      words(bold, banner.label, small * 0.75, left + 18, Math.round(y) + 31, '#16211f')
    y += small * 2.2
  }
  for (const part of banner.title)
    text += words(
      bold,
      part,
      size,
      left - 3,
      Math.round((y += size * 1.2) - size * 0.25),
      banner.words,
    )
  y += 8
  for (const part of banner.sub)
    text += words(
      plain,
      part,
      small,
      left,
      Math.round((y += small * 1.4) - small * 0.2),
      banner.words,
    )
  const cy = banner.stands ? 482 - 212 * scale : 240
  const moon = flat(round(cx, banner.stands ? cy + 10 : cy, 214 * scale), banner.moon)
  const scene = `<g clip-path="url(#c)">${moon}${group(banner.subject, [cx, Math.round(cy)], scale)}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="480" ` +
    `viewBox="0 0 ${width} 480" fill="none" stroke-width="3" stroke-linecap="round" ` +
    `stroke-linejoin="round"><clipPath id="c"><path d="M0 0H${width}V480H0Z"/></clipPath>` +
    `${flat(`M0 0H${width}V480H0Z`, banner.ground)}${scene}${text}</svg>\n`
  )
}

/** The picture a shared link shows, 1200 × 630; `logo` is the logo on a height of 40. */
export function shareDrawing(bold: Lettering, plain: Lettering, logo: string): string {
  const text =
    words(bold, 'Đặt lịch cắt gội', 74, 76, 320, ink.line) +
    words(bold, 'chỉ 30 giây', 74, 76, 412, ink.line) +
    words(plain, 'Chuỗi salon tóc nam', 30, 80, 490, '#5c6763') +
    words(plain, 'Mở cửa 8h30–20h30 mỗi ngày', 30, 80, 534, '#5c6763')
  const scene =
    flat(round(950, 350, 236), '#fbe9cb') +
    group(cut('quiff'), [696, 126], 1.58) +
    group(tools.scissors, [1052, 300], 0.9, 16) +
    group(tools.comb, [702, 236], 0.7)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" ' +
    'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">' +
    `${flat('M0 0H1200V630H0Z', ink.paper)}${scene}${text}` +
    `<g stroke="none" transform="translate(80 84) scale(2)">${logo}</g></svg>`
  )
}
