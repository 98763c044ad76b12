import type { APIRequestContext, Locator } from '@playwright/test'
import { queryGateway } from './steps'

export const phoneLabel = 'Số điện thoại'
export const passwordLabel = 'Mật khẩu (6 số)'

/** Types into a field and presses Enter. */
export async function enter(dialog: Locator, label: string, text: string): Promise<void> {
  const field = dialog.getByLabel(label, { exact: true })
  await field.fill(text)
  await field.press('Enter')
}

/** Gives the logged-in customer of these requests a name. */
export async function nameHim(
  request: APIRequestContext,
  phone: string,
  name: string,
): Promise<void> {
  await queryGateway(
    request,
    'mutation($p: String!, $n: String!) { saveCustomerName(input: { phone: $p, name: $n }) { __typename } }',
    { p: phone, n: name },
  )
}
