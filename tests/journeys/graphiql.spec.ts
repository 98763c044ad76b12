import { expect, test } from './fixtures'

test('GraphiQL answers an example, shows the manual and loads nothing external @wide @nightly', async ({
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
  await page.getByRole('button', { name: /Documentation Explorer/ }).click()
  await page.getByRole('link', { name: 'Query', exact: true }).click()
  await expect(page.getByText('All queries. A field is null')).toBeVisible()
  expect(outside).toEqual([])
})
