import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { readBody } from '~/form.server'
import { privateJson } from '~/private-json.server'
import { takeStep } from './take-step.server'

/**
 * Serves /dang-nhap/buoc: one step of the log-in for the page's script, which shows it in place.
 */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  return privateJson(await takeStep(site, await readBody(request)))
}
