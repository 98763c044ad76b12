import { nowOf } from '../../domain/clock'
import { eraseDeletedCustomers, type DeletedCustomer } from '../kit/erasure'
import { type Handlers, serve } from '../kit/serve'
import { campaignApi, type BannerDto, type HomeBlockDto } from './contract'
import type { Env } from './env'
import {
  getMember,
  listBalanceHistory,
  listCourses,
  listOrders,
  listTopUpProducts,
  placeOrder,
  placeOrderV1,
} from './membership/handlers'
import { sweep, receiveTransfer } from './membership/settlement'
import {
  checkOffers,
  getOffer,
  giveOffer,
  listOffers,
  listRewards,
  postCode,
} from './offers/handlers'
import * as z from 'zod'
import { inLanguage, type Lang } from '../kit/translation'
import { allRows, jsonColumn, rowsIn } from '../kit/rows'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomToken } from '../kit/digest'
import { isSameOrigin } from '../../domain/same-origin'
import { orderOfCode, payableOrders, type Order, statusAt } from './membership/orders'
import { DEMO_BANK_PATH, readTransfer, signatureOf } from './payments/bank'
import { html } from 'hono/html'

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
function demoBankPage({
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
  return html`<li><span><b>${order.amount.toLocaleString('vi')} VNĐ</b><span>${order.name} · ${order.code}</span></span>
<form method="post" action="${DEMO_BANK_PATH}"><input type="hidden" name="code" value="${order.code}">
<button class="pay" name="amount" value="${order.amount}">${isOpen ? 'Chuyển khoản' : 'Chuyển khoản lần nữa'}</button>
<button name="amount" value="${order.amount - 1000}">Chuyển thiếu 1.000đ</button></form>
<a href="/thanh-vien/don-hang/${order.id}">Về đơn hàng</a></li>`
}

type BankContext = Context<{ Bindings: Env }>

/**
 * The public routes of this worker: POST /payments/bank, where the bank reports transfers, and in
 * local runs and previews the demo bank's page.
 */
function paymentRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>()
  app.use('/payments/*', bodyLimit({ maxSize: 8192 }))
  app.post('/payments/bank', async (c) =>
    receive(c, await c.req.text(), c.req.header('x-bank-signature') ?? null),
  )
  app.get(DEMO_BANK_PATH, async (c) => {
    if (c.env.DEMO_BANK !== '1') return c.notFound()
    const nonce = randomToken(16)
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    c.header('cache-control', 'no-store')
    c.header('x-content-type-options', 'nosniff')
    const now = nowOf(c.env)
    const named = await orderOfCode(c.env.DB, c.req.query('code') ?? '')
    const orders = named ? [named] : await payableOrders(c.env.DB, now)
    return c.html(demoBankPage({ orders, now, nonce, done: c.req.query('done') ?? null }))
  })
  app.post(DEMO_BANK_PATH, async (c) => {
    if (c.env.DEMO_BANK !== '1') return c.notFound()
    if (!isSameOrigin(c.req.raw.headers, new URL(c.req.url)))
      return c.json({ message: 'Not from another site.' }, 403)
    const form = await c.req.formData().catch(() => null)
    if (!form) return c.json({ message: 'This page is pressed, not called: send a form.' }, 415)
    const body = JSON.stringify({
      transactionId: `demo-${crypto.randomUUID()}`,
      account: c.env.BANK_ACCOUNT,
      amount: Number(form.get('amount')),
      content: `CK ${String(form.get('code'))} tu khach hang`,
      transferredAt: nowOf(c.env),
    })
    // The demo bank uses the real route, signature included.
    const response = await receive(c, body, await signatureOf(c.env.BANK_SECRET ?? '-', body))
    const { outcome = 'unknown' } = await response.json<{ outcome?: string }>()
    return c.redirect(
      `${DEMO_BANK_PATH}?code=${encodeURIComponent(String(form.get('code')))}&done=${outcome}`,
      303,
    )
  })
  return app
}

async function receive(c: BankContext, body: string, signature: string | null): Promise<Response> {
  const transfer = await readTransfer(c.env, body, signature)
  if (transfer === 'unsigned') return c.json({ message: 'The signature is not the bank’s.' }, 401)
  if (transfer === 'unreadable')
    return c.json({ message: 'This is no transfer to our account.' }, 422)
  // The bank gets a 200 for every recorded result, as it repeats only failed notifications.
  return c.json({ outcome: await receiveTransfer(c.env.DB, transfer, nowOf(c.env)) })
}

const blockRow = z.object({
  order: z.int(),
  layout: z.string(),
  title: z.string(),
  subTitle: z.string(),
  linkViewAll: z.string(),
  banner: z.string(),
  bannerMobile: z.string(),
  slidePerViewPC: z.number().nullable(),
  slidePerViewMB: z.number().nullable(),
  numberPermanent: z.int(),
})

const itemRow = z.object({
  block: z.int(),
  id: z.string(),
  title: z.string(),
  subTitle: z.string(),
  linkImage: z.string(),
  linkImageMb: z.string(),
  redirectLink: z.string(),
  price: z.string(),
  oldPrice: z.string(),
  priceList: jsonColumn(z.array(z.string())),
})

const bannerRow = z.object({
  id: z.int(),
  type: z.enum(['web', 'mobile']),
  link: z.string(),
  redirectLink: z.string(),
  addOn: z.string(),
  alt: z.string(),
})

/** The fields with the chain's texts; a banner's picture has writing on it. */
const blockTexts = new Set(['title', 'subTitle', 'price', 'oldPrice', 'priceList'])
const bannerTexts = new Set(['link', 'alt'])

/** Home's blocks with their items in order. */
async function readHomeBlocks(db: D1Database, lang?: Lang): Promise<{ data: HomeBlockDto[] }> {
  const [blocks, items] = await db.batch([
    db.prepare(
      `SELECT position AS "order", layout, title, sub_title AS subTitle,
         link_view_all AS linkViewAll, banner, banner_mobile AS bannerMobile,
         slides_desktop AS slidePerViewPC, slides_mobile AS slidePerViewMB,
         pinned_count AS numberPermanent
       FROM home_block ORDER BY position`,
    ),
    db.prepare(
      `SELECT block_position AS block, id, title, sub_title AS subTitle, image AS linkImage,
         image_mobile AS linkImageMb, link AS redirectLink, price, old_price AS oldPrice,
         price_list AS priceList
       FROM home_block_item ORDER BY block_position, position`,
    ),
  ])
  const allItems = rowsIn(items, itemRow)
  const data = rowsIn(blocks, blockRow).map((block) => ({
    ...block,
    list: allItems.flatMap(({ block: of, ...item }) => (of === block.order ? item : [])),
  }))
  return { data: await inLanguage(data, lang, db, blockTexts) }
}

/** Both banner sets. */
async function readBanners(db: D1Database, lang?: Lang): Promise<{ data: BannerDto[] }> {
  const banners = db.prepare(
    'SELECT id, device AS type, image AS link, link AS redirectLink, add_on AS addOn, alt FROM banner ORDER BY id',
  )
  return { data: await inLanguage(await allRows(banners, bannerRow), lang, db, bannerTexts) }
}

const handlers: Handlers<typeof campaignApi, Env> = {
  listHomeBlocks: ({ lang }, { env }) => readHomeBlocks(env.DB, lang),
  listBanners: ({ lang }, { env }) => readBanners(env.DB, lang),
  listOffers,
  getOffer,
  listRewards,
  postCode,
  giveOffer,
  checkOffers,
  listTopUpProducts,
  getMember,
  placeOrder,
  placeOrderV1,
  listOrders,
  listBalanceHistory,
  listCourses,
}

const app = serve('campaign', campaignApi, handlers, (before) => before.route('/', paymentRoutes()))

/** The campaign backend: reached over service bindings, and by the public at /payments/ only. */
export default {
  fetch: app.fetch,
  async scheduled(_event, env) {
    await eraseDeletedCustomers('campaign', env, (deletedCustomer) =>
      eraseMember(env.DB, deletedCustomer),
    )
    await sweep(env.DB, nowOf(env))
  },
} satisfies ExportedHandler<Env>

/**
 * Removes personal data of a deleted customer. The ledger and the orders stay, under a number that
 * belongs to nobody, as accounting requires; an order whose payment may be on its way keeps its
 * phone. A customer who has been given the phone since keeps their own purchases and grants.
 */
function eraseMember(
  db: D1Database,
  { customerId, phone, at }: DeletedCustomer,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE offer_grant SET phone = ''
         WHERE phone = ?1 AND (given_at <= ?3
           OR cause IN (SELECT 'order:' || id FROM membership_order WHERE customer_id = ?2))`,
      )
      .bind(phone, customerId, at),
    db.prepare('DELETE FROM offer_customer WHERE phone = ?').bind(phone),
    db
      .prepare(
        "UPDATE membership_order SET phone = '' WHERE customer_id = ? AND status NOT IN ('pending_payment', 'paid')",
      )
      .bind(customerId),
    db
      .prepare("UPDATE member SET phone = 'was of ' || customer_id WHERE customer_id = ?")
      .bind(customerId),
  ]
}
