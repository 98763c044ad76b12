import { type Context, Hono, type Next } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { nowOf } from '../../kit/clock'
import { isSameHash, randomToken, sha256 } from '../../kit/digest'
import { phone } from '../../kit/values'
import { listedChannels } from '../channels/configuration'
import type { AuthEnv } from '../env'
import { inboxPage } from './page'
import { latestMessages } from '../store/inbox'
import { latestNotices } from '../store/inbox-notices'

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
  const wanted = await sha256(INBOX_KEY)
  const given = c.req.query('key')
  if (given === undefined) return isSameHash(getCookie(c, COOKIE) ?? '', wanted)
  if (!isSameHash(await sha256(given), wanted)) return false
  setCookie(c, COOKIE, wanted, {
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
