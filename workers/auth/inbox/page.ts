import { html } from 'hono/html'
import { CODE_LIFE_MS } from '../limits/limits'
import type { Method, CodePurpose } from '../channels/channel'
import type { InboxMessage } from '../store/inbox'

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
p { margin: .25rem 0 1.5rem; color: #5c6763 }
ol { list-style: none; margin: 0; padding: 0 }
li {
  display: flex; justify-content: space-between; align-items: center; gap: .25rem 1.5rem;
  flex-wrap: wrap; padding: 1rem 0; border-top: 1px solid #e4ded3
}
.code { font-size: 2rem; font-weight: 700; letter-spacing: .18em; font-variant-numeric: tabular-nums; user-select: all }
.old .code { color: #5c6763; text-decoration: line-through; font-weight: 400 }
.what b { display: block; font-variant-numeric: tabular-nums }
.what span { color: #5c6763 }`

/** The inbox as a page, newest message first; `nonce` goes with the page's Content-Security-Policy. */
export function inboxPage(messages: InboxMessage[], now: number, nonce: string) {
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
</main>
</body>
</html>`
}

function line({ code, phone, purpose, method, sentAt }: InboxMessage, now: number) {
  const isOld = now - sentAt >= CODE_LIFE_MS
  return html`<li class="${isOld ? 'old' : 'live'}"><span class="code">${code}</span><span class="what"><b>${phone}</b><span>${PURPOSES[purpose]} · ${METHODS[method]} · ${ageText(now - sentAt)}${isOld ? ' · hết hạn' : ''}</span></span></li>`
}

/** An age in Vietnamese: `vừa xong`, `40 giây trước`, `3 phút trước`, `2 giờ trước`. */
export function ageText(ageMs: number): string {
  const seconds = Math.max(0, Math.floor(ageMs / 1000))
  if (seconds < 10) return 'vừa xong'
  if (seconds < 60) return `${seconds} giây trước`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} phút trước`
  return `${Math.floor(seconds / 3600)} giờ trước`
}
