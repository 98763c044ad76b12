import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { positiveInt, readBody, textOf } from '~/form.server'
import { likeOnce, myLikes } from './like.server'

const ownOnly = { headers: { 'cache-control': 'private, no-store' } }

/**
 * Answers /kham-pha/cua-toi/thich, which the browser asks after a page stands that is the same for
 * everybody: what its customer likes.
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
