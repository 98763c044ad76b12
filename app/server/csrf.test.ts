import { expect, test } from 'vitest'
import { checkRequest, MAX_FORM_BYTES } from './csrf'

const address = 'https://muot.example/booking'

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  // Node requires `duplex` where a body is a stream; workerd does not know it.
  return new Request(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    duplex: 'half',
  } as RequestInit)
}

function streamed(bytes: number): ReadableStream<Uint8Array> {
  return new Blob(['a='.padEnd(bytes, 'x')]).stream()
}

async function statusOf(request: Request): Promise<number> {
  const admitted = await checkRequest(request, new URL(request.url), 'vi')
  return admitted instanceof Response ? admitted.status : 200
}

test('a form larger than 64 kB is rejected, with or without a content-length', async () => {
  expect(await statusOf(post('a=1', { 'content-length': String(MAX_FORM_BYTES) }))).toBe(200)
  expect(await statusOf(post('a=1', { 'content-length': String(MAX_FORM_BYTES + 1) }))).toBe(413)
  expect(await statusOf(post(streamed(MAX_FORM_BYTES)))).toBe(200)
  expect(await statusOf(post(streamed(MAX_FORM_BYTES + 1)))).toBe(413)
})

test('a form that was counted is still the same form', async () => {
  const admitted = await checkRequest(post(streamed(5)), new URL(address), 'vi')
  expect((await (admitted as Request).formData()).get('a')).toBe('xxx')
  expect((admitted as Request).headers.get('content-type')).toBe(
    'application/x-www-form-urlencoded',
  )
})

test('a form from another site, or from nowhere to be seen, is turned away with a sentence', async () => {
  expect(await statusOf(post('a=1', { origin: 'https://muot.example' }))).toBe(200)
  expect(await statusOf(post('a=1'))).toBe(200)
  expect(await statusOf(post('a=1', { origin: 'https://other.example' }))).toBe(403)
  expect(await statusOf(post('a=1', { origin: 'http://muot.example' }))).toBe(403)
  expect(await statusOf(post('a=1', { 'sec-fetch-site': 'cross-site' }))).toBe(403)
  expect(await statusOf(post('a=1', { 'sec-fetch-site': 'same-site' }))).toBe(403)
  expect(await statusOf(post('a=1', { 'sec-fetch-site': 'same-origin' }))).toBe(200)
  const hidden = (await checkRequest(
    post('a=1', { origin: 'null' }),
    new URL(address),
    'vi',
  )) as Response
  expect(hidden.status).toBe(403)
  expect(await hidden.text()).toMatch(/^Yêu cầu đến từ một trang khác/)
})

test('reading is open to every site', async () => {
  expect(
    await statusOf(new Request(address, { headers: { origin: 'https://other.example' } })),
  ).toBe(200)
})
