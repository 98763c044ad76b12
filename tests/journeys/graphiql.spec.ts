import AxeBuilder from '@axe-core/playwright'
import { BAR_ID } from '../../scripts/graphiql/bar.ts'
import { expect, test } from './fixtures'

test('GraphiQL queries as a demo customer, shows the manual and loads nothing external @wide @nightly', async ({
  page,
  baseURL,
}) => {
  test.skip(Boolean(process.env.BASE_URL), 'a deployment has no query page')
  const outside: string[] = []
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(baseURL!))
      outside.push(request.url())
  })
  await page.goto('/graphql')
  const status = page.getByRole('status').first()
  await expect(status).toHaveText('You ask as nobody.')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Minh Quân' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('You ask as Nguyễn Minh Quân, 0912345678, gold.')
  await expect(page.getByRole('button', { name: 'Minh Quân' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(
    (await page.context().cookies()).find(({ name }) => name === 'muot_session'),
  ).toMatchObject({ httpOnly: true })

  await page.getByRole('tab', { name: 'MyBookings' }).click()
  await expect(page.getByRole('region', { name: 'Operation Editor' })).toContainText(
    'query MyBookings',
  )
  const response = page.getByRole('region', { name: 'Result Window' })
  const run = page.getByRole('button', { name: /^Execute query/ })
  // GraphiQL reads the operation of a newly opened tab a moment later, and runs the earlier one until then.
  await expect(async () => {
    await run.click()
    await expect(response).toContainText('"name": "Nguyễn Minh Quân"', { timeout: 2_000 })
  }).toPass()
  const own = await page.request.post('/graphql', { data: { query: '{ myBookings { id } }' } })
  for (const { id } of ((await own.json()) as { data: { myBookings: { id: string }[] } }).data
    .myBookings)
    await expect(response).toContainText(id)

  await page.getByRole('button', { name: 'Tuấn Kiệt' }).click()
  await expect(status, 'his captcha is solved for him').toHaveText(
    'You ask as Bùi Tuấn Kiệt, 0966666666.',
  )
  await page.getByRole('button', { name: 'Nobody' }).click()
  await expect(status).toHaveText('You ask as nobody.')
  await run.click()
  await expect(response).toContainText('"viewer": null')

  await page.getByRole('button', { name: /Documentation Explorer/ }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByText('All queries. A field is null')).toBeVisible()
  expect((await new AxeBuilder({ page }).include(`#${BAR_ID}`).analyze()).violations).toEqual([])
  expect(outside).toEqual([])
})
