import { type Context, Hono, type Next } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { nowOf } from '../../../domain/clock'
import { isSameHash, randomToken, sha256 } from '../../kit/digest'
import { phone } from '../../kit/values'
import { listedChannels } from '../channels/configuration'
import type { AuthEnv } from '../env'
import { latestMessages, type InboxMessage, latestNotices, type InboxNotice } from '../store/inbox'
import { html } from 'hono/html'
import { CODE_LIFE_MS } from '../limits/limits'
import type { Method, CodePurpose } from '../channels/channel'

const PURPOSES: Record<CodePurpose, string> = {
  login: 'Đăng nhập',
  booking: 'Xác nhận lịch hẹn',
  holder: 'Xác nhận chủ lịch hẹn',
}
const METHODS: Record<Method, string> = { sms: 'SMS', zalo: 'Zalo', voice: 'Cuộc gọi' }

/** Seconds between two reloads of the page. */
const REFRESH_SECONDS = 3

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #16211f; background: #fbf8f3 }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem 4rem }
h1 { margin: 0; font-size: 1.5rem; color: #0f4c43 }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem; color: #0f4c43 }
p { margin: .25rem 0 1.5rem; color: #5c6763 }
ol { list-style: none; margin: 0; padding: 0 }
li {
  display: flex; justify-content: space-between; align-items: center; gap: .25rem 1.5rem;
  flex-wrap: wrap; padding: 1rem 0; border-top: 1px solid #e4ded3
}
.code { font-size: 2rem; font-weight: 700; letter-spacing: .18em; font-variant-numeric: tabular-nums; user-select: all }
.old .code { color: #5c6763; text-decoration: line-through; font-weight: 400 }
.what b { display: block; font-variant-numeric: tabular-nums }
.what span { color: #5c6763 }
.notice { display: block }
.notice p { margin: .25rem 0; color: inherit }
.notice dl { margin: .5rem 0; display: grid; grid-template-columns: auto 1fr; gap: 0 1rem }
.notice dt { color: #5c6763 }
.notice dd { margin: 0 }
.channel { margin: .5rem 0; padding: .75rem 1rem; border: 1px solid #e4ded3; border-radius: .75rem; background: #fff; overflow-wrap: anywhere }
.channel h3 { margin: 0 0 .25rem; font-size: .875rem; color: #5c6763 }
.channel a { color: #0f4c43; font-weight: 600 }
.channel .buttons { display: flex; flex-wrap: wrap; gap: .5rem }
.channel .buttons a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem; border: 1px solid #0f4c43; border-radius: 999px; text-decoration: none }`

/** The inbox as a page, newest first; `nonce` goes with the page's Content-Security-Policy. */
function inboxPage({
  messages,
  notices,
  now,
  nonce,
}: {
  messages: InboxMessage[]
  notices: InboxNotice[]
  now: number
  nonce: string
}) {
  return html`<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${REFRESH_SECONDS}">
<title>Hộp thư mã xác nhận</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Hộp thư mã xác nhận</h1>
<p>Mã gửi đến khách ở bản chạy thử hiện ở đây, mới nhất trước. Trang tự làm mới.</p>
${messages.length === 0 ? html`<p>Chưa có mã nào.</p>` : html`<ol>${messages.map((message) => line(message, now))}</ol>`}
${notices.length === 0 ? '' : html`<h2>Tin nhắn về lịch hẹn</h2><ol>${notices.map((notice) => noticeItem(notice, now))}</ol>`}
</main>
</body>
</html>`
}

function line({ code, phone, purpose, method, sentAt }: InboxMessage, now: number) {
  const isOld = now - sentAt >= CODE_LIFE_MS
  return html`<li class="${isOld ? 'old' : 'live'}"><span class="code">${code}</span><span class="what"><b>${phone}</b><span>${PURPOSES[purpose]} · ${METHODS[method]} · ${ageText(now - sentAt)}${isOld ? ' · hết hạn' : ''}</span></span></li>`
}

/** A message about a booking as Zalo, a device and an SMS show it; its links lead to the site. */
function noticeItem({ phone, card, sentAt }: InboxNotice, now: number) {
  const [text, link] = [card.sms.slice(0, -card.path.length), card.sms.slice(-card.path.length)]
  return html`<li class="notice"><span class="what"><b>${phone}</b><span>${ageText(now - sentAt)}</span></span>
<div class="channel"><h3>Zalo</h3><p><b>${card.title}</b></p>${card.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}${card.rows.length === 0 ? '' : html`<dl>${card.rows.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`}<p class="buttons">${card.buttons.map(({ label, href }) => html`<a href="${href}">${label}</a>`)}</p></div>
${card.push === '' ? '' : html`<div class="channel"><h3>Thông báo trên máy</h3><p><b>${card.title}</b></p><p>${card.push}</p><p class="buttons"><a href="${card.path}">Mở thông báo</a></p></div>`}
<div class="channel"><h3>SMS</h3><p>${text}<a href="${card.path}">${link}</a></p></div></li>`
}

/** An age in Vietnamese: `vừa xong`, `40 giây trước`, `3 phút trước`, `2 giờ trước`. */
export function ageText(ageMs: number): string {
  const seconds = Math.max(0, Math.floor(ageMs / 1000))
  if (seconds < 10) return 'vừa xong'
  if (seconds < 60) return `${seconds} giây trước`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} phút trước`
  return `${Math.floor(seconds / 3600)} giờ trước`
}

const COOKIE = 'muot_inbox'

type InboxContext = Context<{ Bindings: AuthEnv }>

/**
 * GET /inbox and /inbox.json?phone=: the codes of a local run or preview, and its messages about
 * bookings. Not there (404) unless CHANNELS lists `inbox`.
 */
export function inboxRoutes(): Hono<{ Bindings: AuthEnv }> {
  const app = new Hono<{ Bindings: AuthEnv }>()
  app.use('/inbox', gate)
  app.use('/inbox.json', gate)
  app.get('/inbox', async (c) => {
    // The key leaves the address bar as soon as the cookie knows it.
    if (c.req.query('key') !== undefined) return c.redirect('/inbox', 303)
    const nonce = randomToken(16)
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    const [messages, notices] = await readInbox(c)
    return c.html(inboxPage({ messages, notices, now: nowOf(c.env), nonce }))
  })
  app.get('/inbox.json', async (c) => {
    const [messages, notices] = await readInbox(c)
    return c.json({ messages, notices })
  })
  return app
}

function readInbox(c: InboxContext) {
  const phone = phoneOf(c)
  return Promise.all([latestMessages(c.env.DB, phone), latestNotices(c.env.DB, phone)])
}

async function gate(c: InboxContext, next: Next): Promise<Response | void> {
  if (!listedChannels(c.env).includes('inbox')) return c.notFound()
  if (!(await mayRead(c))) return c.json({ message: 'Hộp thư này cần khóa: /inbox?key=…' }, 403)
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  return next()
}

async function mayRead(c: InboxContext): Promise<boolean> {
  const { INBOX_KEY } = c.env
  if (!INBOX_KEY) return true
  const input = await sha256(INBOX_KEY)
  const given = c.req.query('key')
  if (given === undefined) return isSameHash(getCookie(c, COOKIE) ?? '', input)
  if (!isSameHash(await sha256(given), input)) return false
  setCookie(c, COOKIE, input, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: new URL(c.req.url).protocol === 'https:',
  })
  return true
}

/** The phone to filter by; an invalid one matches nothing rather than everything. */
function phoneOf(c: InboxContext): string | null {
  const given = c.req.query('phone')
  if (given === undefined) return null
  return phone.safeParse(given).data ?? ''
}
