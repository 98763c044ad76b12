import { html } from 'hono/html'
import { statusAt } from '../membership/order-state'
import type { Order } from '../membership/orders'
import { DEMO_BANK_PATH } from './bank'

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #16211f; background: #fbf8f3 }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem 4rem }
h1 { margin: 0; font-size: 1.5rem; color: #0f4c43 }
p { margin: .25rem 0 1.5rem; color: #5c6763 }
ol { list-style: none; margin: 0; padding: 0 }
li {
  display: flex; justify-content: space-between; align-items: center; gap: .75rem 1.5rem;
  flex-wrap: wrap; padding: 1rem 0; border-top: 1px solid #e4ded3
}
b { display: block; font-variant-numeric: tabular-nums }
form { display: flex; flex-wrap: wrap; gap: .5rem }
button {
  min-height: 44px; padding: 0 1rem; border: 1px solid #0f4c43; border-radius: 12px;
  background: none; color: #0f4c43; font: inherit
}
button.pay { background: #f2a33a; border-color: #f2a33a; color: #16211f; font-weight: 600 }
a { color: #0f4c43 }`

const TRANSFER_TEXTS: Readonly<Record<string, string>> = {
  paid: 'Đã chuyển khoản, đơn được ghi nhận.',
  late: 'Đã chuyển khoản, nhưng đơn đã hết hạn: tiền sẽ được hoàn.',
  wrong_amount: 'Đã chuyển khoản sai số tiền: tiền sẽ được hoàn.',
  again: 'Đơn đã được trả rồi: tiền sẽ được hoàn.',
  unknown: 'Không tìm thấy đơn của mã này.',
}

/**
 * The page that plays the bank: one press transfers the amount of an order, another one an amount
 * that does not fit.
 */
export function demoBankPage({
  orders,
  now,
  nonce,
  done,
}: {
  orders: readonly Order[]
  now: number
  nonce: string
  done: string | null
}) {
  return html`<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ngân hàng thử</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<h1>Ngân hàng thử</h1>
<p>Chỉ có ở bản chạy thử: một lần bấm là một lần chuyển khoản, không có tiền thật.</p>
${done ? html`<p role="status"><strong>${TRANSFER_TEXTS[done] ?? TRANSFER_TEXTS.unknown}</strong></p>` : ''}
${orders.length === 0 ? html`<p>Không có đơn nào đang chờ thanh toán.</p>` : html`<ol>${orders.map((order) => line(order, now))}</ol>`}
</main>
</body>
</html>`
}

function line(order: Order, now: number) {
  const isOpen = statusAt(order, now) === 'pending_payment'
  return html`<li><span><b>${dong(order.amount)}</b><span>${order.name} · ${order.code}</span></span>
<form method="post" action="${DEMO_BANK_PATH}"><input type="hidden" name="code" value="${order.code}">
<button class="pay" name="amount" value="${order.amount}">${isOpen ? 'Chuyển khoản' : 'Chuyển khoản lần nữa'}</button>
<button name="amount" value="${order.amount - 1000}">Chuyển thiếu 1.000đ</button></form>
<a href="/thanh-vien/don-hang/${order.id}">Về đơn hàng</a></li>`
}

function dong(amount: number): string {
  return `${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')} VNĐ`
}
