import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { positiveInt, readBody, textOf } from '~/form.server'
import { likeOnce, myLikes } from './like.server'

const ownOnly = { headers: { 'cache-control': 'private, no-store' } }

/**
 * Serves /kham-pha/cua-toi/thich, which the browser requests after a public page has loaded: the
 * customer's likes.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await myLikes(site), ownOnly)
}

/** One press on like, for the page's script. */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  const form = await readBody(request)
  return Response.json(await likeOnce(site, positiveInt(textOf(form, 'id')), form), ownOnly)
}
