import { randomInt } from 'node:crypto'
import { type Filling, sendingOf } from './form.ts'
import { Page } from './page.ts'
import type { Part } from './part.ts'
import { siteUrl } from './site-url.ts'

/** Options of a test browser. */
export type BrowserOptions = {
  /** Cookies that it has, as in a `Cookie` header. */
  cookie?: string
  lang?: 'vi' | 'en'
  userAgent?: string
}

/** One request of a browser, where it is no plain visit. */
export type Request = {
  method?: 'GET' | 'HEAD' | 'POST'
  form?: URLSearchParams
  headers?: Record<string, string>
  /** Answers a redirect instead of following it. */
  redirect?: 'follow' | 'manual'
}

/** The most redirects that are followed; more would be a circle. */
const MAX_REDIRECTS = 5

/**
 * A browser without JavaScript: it stores cookies, follows links and redirects, and submits forms.
 * It has an address of its own, so that no other test uses up its limits.
 */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #headers: Record<string, string>

  constructor({ cookie = '', lang, userAgent }: BrowserOptions = {}) {
    for (const pair of cookie.split('; ').filter(Boolean)) {
      const [name, ...value] = pair.split('=')
      this.cookies.set(name!, value.join('='))
    }
    if (lang) this.cookies.set('muot_lang', lang)
    this.#headers = {
      accept: 'text/html',
      'cf-connecting-ip': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(userAgent ? { 'user-agent': userAgent } : {}),
    }
  }

  /** Opens an address of the site. */
  async open(path: string, request: Request = {}): Promise<Page> {
    let address = new URL(path, siteUrl())
    let { method = 'GET', form } = request
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const response = await this.fetch(address, { ...request, method, form })
      const location = response.headers.get('location')
      if (!location || request.redirect === 'manual' || response.status < 300)
        return new Page(address, response, await response.text())
      await response.body?.cancel()
      address = new URL(location, address)
      // As browsers do after a form: the next request is a GET.
      if (response.status !== 307 && response.status !== 308) [method, form] = ['GET', undefined]
    }
    throw new Error(`${path} redirects in a circle`)
  }

  /** Follows a link. */
  follow(link: Part, request?: Request): Promise<Page> {
    if (!link.href) throw new Error(`${link.name} leads nowhere`)
    return this.open(link.href, request)
  }

  /** Presses a button of a form on a page, its fields filled by their labels or names. */
  press(page: Page, button: Part, filling: Filling = {}, request?: Request): Promise<Page> {
    const { action, method, body } = sendingOf(page.$, button.element, filling)
    const address = new URL(action || page.path, new URL(page.path, siteUrl()))
    if (method === 'POST') {
      // What browsers send with the form of a page that sends no referrer.
      const isHidden = page.headers.get('referrer-policy') === 'no-referrer'
      const headers = { ...(isHidden ? { origin: 'null' } : {}), ...request?.headers }
      return this.open(address.href, { ...request, headers, method, form: body })
    }
    address.search = body.toString()
    return this.open(address.href, request)
  }

  /** Sends one request with the browser's cookies, and stores those of the response. */
  async fetch(path: string | URL, { method, form, headers }: Request = {}): Promise<Response> {
    const response = await fetch(new URL(path, siteUrl()), {
      method,
      body: form,
      headers: {
        ...this.#headers,
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(method === 'POST' ? { origin: siteUrl() } : {}),
        ...headers,
      },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) this.#storeCookies(line)
    return response
  }

  /**
   * Sends a request to the public GraphQL address, as the scripts of a page do; throws when there
   * is no data.
   */
  async execute<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await this.graphql(query, variables)
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
    if (!data) throw new Error(`no data: ${JSON.stringify(errors)}`)
    return data
  }

  /** The same with the HTTP side of the answer. */
  async graphql(query: string, variables: Record<string, unknown> = {}): Promise<Response> {
    const response = await fetch(`${siteUrl()}/graphql`, {
      method: 'POST',
      headers: {
        ...this.#headers,
        accept: 'application/json',
        'content-type': 'application/json',
        origin: siteUrl(),
        cookie: this.cookie,
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const line of response.headers.getSetCookie()) this.#storeCookies(line)
    return response
  }

  /** All cookies, as they are sent. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  #storeCookies(line: string): void {
    const [pair, ...attributes] = line.split(';')
    const at = pair!.indexOf('=')
    const name = pair!.slice(0, at).trim()
    const isGone = attributes.some((attribute) => /^\s*max-age=(0|-\d+)$/i.test(attribute))
    if (isGone) this.cookies.delete(name)
    else this.cookies.set(name, pair!.slice(at + 1))
  }
}

/** Opens one address in a new browser; a redirect is answered, not followed. */
export function openPage(
  path: string,
  { as, method, form, headers, ...browser }: BrowserOptions & Request & { as?: Browser } = {},
): Promise<Page> {
  return (as ?? new Browser(browser)).open(path, { method, form, headers, redirect: 'manual' })
}
