import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { readBody } from '~/form.server'
import { auth as messages } from '~/messages/vi/auth'
import { LogOutDocument, LogOutEverywhereDocument } from '../../../schema/generated/graphql'
import { stillLoggedInPath } from '../account/paths'
import { nextPath } from './next-path'

/**
 * Serves /dang-xuat: ends the session and deletes its cookies, and redirects to the page before;
 * the page's script only gets a confirmation. A log-out that failed ends nothing and returns to the
 * account, where it can be pressed again.
 */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  const form = await readBody(request)
  const isEverywhere = form.get('everywhere') === '1'
  const response = isEverywhere
    ? await logOutEverywhere(site)
    : await site.gateway.mutate(LogOutDocument, {})
  if (form.get('script') === '1')
    return response.ok
      ? Response.json({ message: messages.loggedOut })
      : Response.json({ message: messages.broken }, { status: 502 })
  if (!response.ok) return redirect(stillLoggedInPath, 303)
  return redirect(nextPath(String(form.get('next') ?? '/')), 303)
}

/** Without a session there is nothing to end but this browser's cookies. */
async function logOutEverywhere({ gateway }: Site) {
  const response = await gateway.mutate(LogOutEverywhereDocument, {})
  return !response.ok && response.failure.code === 'UNAUTHENTICATED'
    ? gateway.mutate(LogOutDocument, {})
    : response
}

/** A GET must not log out: a link or a reload could send it. */
export function loader(): Response {
  return redirect('/', 302)
}
