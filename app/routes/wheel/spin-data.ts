import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { readBody } from '~/form.server'
import { privateJson } from '~/private-json.server'
import { spinOnce } from './actions.server'

/**
 * Serves /vong-quay-may-man/luot: one spin for the page's script, which turns the wheel to where
 * the server ended it.
 */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  return privateJson(await spinOnce(site, await readBody(request)))
}
