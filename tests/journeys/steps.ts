import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'

/** Salon 252 Cầu Giấy, for what is only looked at; a journey that books takes the `salon` of fixtures.ts. */
export const salonId = 9
/** The first service, which every salon sells. */
export const cutAndWash = 1001

export { freshPhone } from './own/run'

/** `0909.090.909`. */
export function dotted(phone: string): string {
  return `${phone.slice(0, 4)}.${phone.slice(4, 7)}.${phone.slice(7)}`
}

/** Queries the public GraphQL address with the browser's own cookies. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const response = await request.post('/graphql', {
    data: { query, variables },
    // The chain may close a keep-alive connection at the moment at which it is used again.
    headers: { connection: 'close' },
    // A busy runtime may reset a connection before it reads from it.
    maxRetries: 1,
  })
  const { data } = (await response.json()) as { data: Data }
  return data
}

/** The server's clock, epoch ms. */
export async function serverNow(request: APIRequestContext): Promise<number> {
  return (await ask<{ now: number }>(request, '{ now }')).now
}

/** Stylists who are free from each frame of a day on, by frame. */
export async function freeStylists(
  request: APIRequestContext,
  date: string,
  salon = salonId,
): Promise<Map<number, number>> {
  type Found = {
    hours: { groups: { hours: { id: number; isFree: boolean; freeStylists: number }[] }[] }
  }
  const query = `
      query ($s: Int!, $d: LocalDate!, $i: [Int!]!) {
        hours(salonId: $s, date: $d, serviceIds: $i) {
          groups { hours { id isFree freeStylists } }
        }
      }
    `
  const { hours } = await ask<Found>(request, query, { s: salon, d: date, i: [cutAndWash] })
  return new Map(
    hours.groups
      .flatMap((group) => group.hours)
      .map((hour) => [hour.id, hour.isFree ? hour.freeStylists : 0]),
  )
}

/**
 * Logs the browser of a page in without walking through the dialog, which has journeys of its own.
 * Demo customers have the default password.
 */
export async function logIn(
  { request }: { request: APIRequestContext },
  phone: string,
  password = '123456',
): Promise<void> {
  const query =
    'mutation($p: String!, $c: String!) { logInWithPassword(phone: $p, password: $c) { __typename } }'
  const { logInWithPassword } = await ask<{ logInWithPassword: { __typename: string } }>(
    request,
    query,
    { p: phone, c: password },
  )
  expect(logInWithPassword.__typename).toBe('LoggedIn')
}

/** The day `days` after the server's, `YYYY-MM-DD`. */
export async function dayAhead(request: APIRequestContext, days: number): Promise<string> {
  return new Date((await serverNow(request)) + 7 * 3_600_000 + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

/** The address of what was sent to a phone; a deployment's inbox opens with INBOX_KEY only. */
function inboxOf(phone: string): string {
  const { INBOX_KEY } = process.env
  return `/inbox.json?${new URLSearchParams(INBOX_KEY ? { phone, key: INBOX_KEY } : { phone })}`
}

/** The newest code that was sent to a phone, from the inbox of local runs and previews. */
export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const response = await request.get(inboxOf(phone), { headers: { connection: 'close' } })
  if (!response.headers()['content-type']?.startsWith('application/json'))
    throw new Error(
      `${response.url()} is no inbox: journeys need a chain whose codes can be read there (CHANNELS = "inbox")`,
    )
  const { messages } = (await response.json()) as { messages: { code: string }[] }
  return messages[0]?.code ?? ''
}

/** Opens the main screen with salon and service chosen, as a shared link would; `more` begins with `&`. */
export async function openChosen(
  page: Page,
  phone: string,
  more = '',
  salon = salonId,
): Promise<void> {
  await page.goto(
    `/booking?step=0&salonId=${salon}&phone=${phone}&chosenService=${cutAndWash}${more}`,
  )
  await expect(page.getByRole('heading', { name: 'Đặt lịch giữ chỗ' })).toBeVisible()
}

/** Waits until the page's JavaScript runs, for what only scripts can do. */
export async function untilScripted(page: Page): Promise<void> {
  await page.locator('html.js').waitFor()
}

/** The hours of the day that can be chosen. */
export function freeHours(page: Page) {
  return page.locator('.choice:not(.choice--gone)')
}

/** Chooses the first free hour; its frame, its label, and the day it is on. */
export async function chooseFirstHour(
  page: Page,
): Promise<{ hourId: number; label: string; date: string }> {
  const hour = freeHours(page).first()
  const hourId = Number(await hour.locator('input').getAttribute('value'))
  const label = (await hour.locator('.choice__label').innerText()).trim()
  await hour.locator('input').check({ force: true })
  const date = await page.locator('input[name=date]').getAttribute('value')
  return { hourId, label, date: date! }
}

/**
 * Presses a button that looks inactive, for which the browser's driver would wait; a finger does
 * not. The pointer is on it first: a forced press does not look whether the button still moves.
 */
export async function pressInactive(button: Locator): Promise<void> {
  await button.hover()
  await button.click({ force: true })
}

/** Presses 'Hoàn tất', and ticks the consent of its dialog. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hoàn tất' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('checkbox', { name: /đồng ý cho salon dùng số điện thoại/ })
    .check({ force: true })
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click()
}

/** Cancels the booking whose page is open. */
export async function cancelHere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Hủy lịch' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hủy lịch' }).click()
  await expect(page.locator('.booking-card__state')).toHaveText('Lịch đặt đã hủy')
}
