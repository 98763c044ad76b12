import { expect, test } from './fixtures'
import { untilScripted } from './steps'

test('a script writes no markup into a page and loads no script, but through a policy of ours @nightly', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Trusted(HTML|ScriptURL)/)
  await page.goto('/chinh-sach-bao-mat')
  await untilScripted(page)
  const tried = await page.evaluate(() => {
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
      () => (document.body.innerHTML = '<script>alert(1)</script>'),
      () => (document.createElement('script').src = 'https://evil.example/x.js'),
      () => (document.createElement('p').innerHTML = 'plain text'),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error)
      }
    })
  })
  expect(tried).toEqual(['refused', 'refused', 'refused', 'done'])
})
