import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures'

test('GraphiQL answers an example, draws its calls, shows the manual and loads nothing external @wide @nightly', async ({
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
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"homeBlocks"')
  const calls = page.getByRole('group').filter({ hasText: 'Calls of the last request' })
  await expect(calls.getByRole('row')).not.toHaveCount(1)
  const { violations } = await new AxeBuilder({ page }).include('#explain').analyze()
  expect(violations).toEqual([])
  await calls.getByLabel('No cache').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('campaign')
  await page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(
    calls.getByRole('row', { name: 'campaign.listBanners network' }).first(),
  ).toBeVisible()
  await page.getByRole('button', { name: /Documentation Explorer/ }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByText('All queries. A field is null')).toBeVisible()
  await expect(page.getByText('asked by')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Requests of pages' }).click()
  await expect(page.getByRole('heading', { name: 'The last 50 requests' })).toBeVisible()
  expect(outside).toEqual([])
})
