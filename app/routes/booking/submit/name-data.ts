import { nationalPhone } from '../../../../domain/phone'
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { readBody, textOf } from '~/form.server'
import { privateJson } from '~/private-json.server'
import { saveName } from './save-name.server'

/** Serves /booking/name: stores a name for the dialog of the booking screen. */
export async function action({
  request,
  context: { site },
}: ActionFunctionArgs): Promise<Response> {
  const form = await readBody(request)
  const isSaved = await saveName(site, nationalPhone(textOf(form, 'phone')), textOf(form, 'name'))
  return privateJson({ isSaved })
}
