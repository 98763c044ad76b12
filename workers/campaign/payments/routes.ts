import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { nowOf } from '../../kit/clock'
import { randomToken } from '../../kit/digest'
import { isSameOrigin } from '../../../domain/same-origin'
import type { Env } from '../env'
import { orderOfCode, payableOrders } from '../membership/orders'
import { receiveTransfer } from '../membership/settlement'
import { DEMO_BANK_PATH, readTransfer, signatureOf } from './bank'
import { demoBankPage } from './demo-bank-page'

type BankContext = Context<{ Bindings: Env }>

/**
 * The public routes of this worker: POST /payments/bank, where the bank reports transfers, and in
 * local runs and previews the demo bank's page.
 */
export function paymentRoutes(): Hono<{ Bindings: Env }> {
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
