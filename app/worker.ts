import { createRequestHandler } from '@remix-run/cloudflare'
import * as build from '../build/server/index.js'
import type { Env, Lifetime } from './context'
import { addressOf } from './door/address'
import { turnAway } from './door/admit'
import { callerOf } from './door/caller'
import { answerGraphql } from './door/graphql'
import { isInApp } from './door/in-app'
import { answerPage } from './door/page'
import { newNonce, secure } from './door/security'
import { pageFinder } from './door/site-pages'

const hasPage = pageFinder(build.routes)
const render = createRequestHandler(build, 'production')

/** The site's door: /graphql, the inbox of local runs, files, and for everything else a page. */
export default {
  async fetch(request: Request, env: Env, execution: Lifetime): Promise<Response> {
    const url = addressOf(request.url)
    if (!url) return turnAway(400, 'Địa chỉ trang chưa hợp lệ.')
    const caller = callerOf(request)
    if (env.INBOX && /^\/inbox(\.json|\/|$)/.test(url.pathname)) return env.INBOX.fetch(request)
    const guard = { nonce: newNonce(), isInApp: isInApp(url.searchParams, caller.cookie), host: url.host, env }
    const answer = await answerOf(url)
    if (!answer.headers.has('content-security-policy')) secure(answer.headers, guard)
    answer.headers.set('x-request-id', caller.requestId)
    return answer

    function answerOf(address: URL): Promise<Response> {
      if (address.pathname === '/graphql') return answerGraphql(request, env, caller)
      if (isFile(address.pathname)) return file(request, env)
      return answerPage({ request, url: address, env, caller, execution, guard, render, version: build.assets.version, hasPage })
    }
  },
}

/** Files of the build and of public/, as opposed to pages and to `.data` and `.txt`/`.xml` routes. */
function isFile(pathname: string): boolean {
  return /^\/(assets|fonts|art|icons|people)\//.test(pathname) || /\.(ico|svg|png|webp|avif|webmanifest|js|css|map)$/.test(pathname)
}

async function file(request: Request, env: Env): Promise<Response> {
  const found = await env.ASSETS.fetch(request)
  return new Response(found.body, found)
}
