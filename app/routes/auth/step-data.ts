import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { readBody } from '~/form.server'
import { takeStep } from './take-step.server'

/**
 * Serves /dang-nhap/buoc: one step of the log-in for the page's script, which shows it in place.
 */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  return Response.json(await takeStep(site, await readBody(request)))
}
