import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import { positiveInt, readBody, textOf } from '~/form.server'
import { privateJson } from '~/private-json.server'
import { likeOnce, myLikes } from './like.server'

/**
 * Serves /kham-pha/cua-toi/thich, which the browser requests after a public page has loaded: the
 * customer's likes.
 */
export async function loader({ context: { site } }: LoaderFunctionArgs): Promise<Response> {
  return privateJson(await myLikes(site))
}

/** One press on like, for the page's script. */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  const form = await readBody(request)
  return privateJson(await likeOnce(site, positiveInt(textOf(form, 'id')), form))
}
