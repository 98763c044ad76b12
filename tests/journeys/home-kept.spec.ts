import { expect, test } from '@playwright/test'

test('what a stranger gets is the same for everybody and may be kept at the edge', async ({
  request,
}) => {
  const plain = await request.get('/')
  const known = await request.get('/?utm_source=zalo', {
    headers: { cookie: 'muot_session=abcdefghijklmnop; muot_holder=' + 'a'.repeat(64) },
  })
  expect(plain.headers()['cache-control']).toMatch(
    /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
  )
  expect(plain.headers()['set-cookie']).toBeUndefined()
  const nonceOf = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''
  const [first, second] = [
    nonceOf(plain.headers()['content-security-policy']),
    nonceOf(known.headers()['content-security-policy']),
  ]
  expect(first).not.toBe(second)
  const bare = async (answer: typeof plain, nonce: string) =>
    (await answer.text()).replaceAll(nonce, '')
  expect(await bare(plain, first)).toBe(await bare(known, second))
})

test('what is personal is never kept on its way', async ({ request }) => {
  const personal = await request.get('/personal')
  expect(personal.headers()['cache-control']).toBe('private, no-store')
  expect(await personal.json()).toMatchObject({ viewer: null, bookings: [] })
})
