import { createRequestHandler, type ServerBuild } from '@remix-run/cloudflare'
import * as vietnamese from '../build/server/index.js'
import type { Env, Execution } from './context'
import { orBrokenPage } from './server/broken'
import { cspReportPath, takeCspReport, newNonce, setSecurityHeaders } from './server/security'
import { turnAway } from './server/csrf'
import { addressOf, callerOf } from './server/request/caller'
import {
  serveRules,
  isUnseen,
  maySpeculate,
  refuseSpeculation,
  rulesPath,
} from './server/document/speculation'
import { isFramed, partitionCookies, isInApp } from './server/request/in-app'
import { nowOf } from '../domain/clock'
import { serverWords, type Language } from './server/request/language'
import { servePage, type Pages, pageFinder } from './server/render-page'
import { serveServiceWorker, workerPath } from './server/service-worker'
import { isCall, passCall, serveGraphql } from './server/to-gateway'

const inVietnamese = pagesOf(vietnamese)
// The English pages load on first use: most isolates never need them.
let inEnglish: Promise<Pages> | undefined

/**
 * The site's worker: /graphql, the calls of editors and partners, the bank's payment notifications,
 * the inbox of local runs, files, and for everything else a page.
 */
export default {
  async fetch(request: Request, env: Env, execution: Execution): Promise<Response> {
    const url = addressOf(request.url)
    const caller = callerOf(request, url?.searchParams ?? new URLSearchParams())
    const { language } = caller
    if (!url) return turnAway(400, serverWords[language].badAddress)
    if (env.INBOX && /^\/inbox(\.json|\/|$)/.test(url.pathname)) return env.INBOX.fetch(request)
    if (env.PAYMENTS && url.pathname.startsWith('/payments/')) return env.PAYMENTS.fetch(request)
    const guard = { nonce: newNonce(), host: url.host, env }
    const isForApp = isInApp(url.searchParams, caller.cookie)
    const unseen = isUnseen(request.headers)
    const pending =
      unseen && !maySpeculate(request, url) ? Promise.resolve(refuseSpeculation()) : respond(url)
    const response = await orBrokenPage(pending, {
      language,
      requestId: caller.requestId,
      path: url.pathname,
    })
    setSecurityHeaders(response.headers, guard)
    if (isFramed(request.headers, isForApp)) partitionCookies(response.headers, request.headers)
    // The visitor may never open the page; what they send when they do sets the cookie.
    if (unseen) response.headers.delete('set-cookie')
    response.headers.set('x-request-id', caller.requestId)
    return response

    async function respond(address: URL): Promise<Response> {
      const isForDevelopers = env.GRAPHIQL && address.pathname === '/openapi'
      if (address.pathname === '/graphql' || isForDevelopers)
        return serveGraphql(request, env, caller)
      if (address.pathname === rulesPath) return serveRules()
      if (address.pathname === workerPath) return serveServiceWorker(request, env)
      if (address.pathname === cspReportPath) return takeCspReport(request, address, nowOf(env))
      if (isCall(address.pathname)) return passCall(request, env, caller)
      if (isFile(address.pathname)) return new Response(null, { status: 404 })
      return servePage({
        request,
        url: address,
        env,
        caller,
        execution,
        guard,
        isInApp: isForApp,
        language,
        pages: await pagesIn(language),
      })
    }
  },
}

/** Whether an address is that of a file, which the platform serves where it exists. */
function isFile(pathname: string): boolean {
  return (
    /^\/(assets|fonts|art|icons|people)\//.test(pathname) ||
    /\.(ico|svg|png|webp|avif|webmanifest|js|css|map)$/.test(pathname)
  )
}

async function pagesIn(language: Language): Promise<Pages> {
  if (language === 'vi') return inVietnamese
  inEnglish ??= import('../dist/en/server/index.js').then(pagesOf)
  return inEnglish
}

function pagesOf(build: ServerBuild): Pages {
  return {
    render: createRequestHandler(build, 'production'),
    version: build.assets.version,
    hasPage: pageFinder(build.routes),
  }
}
