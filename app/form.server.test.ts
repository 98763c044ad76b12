import { expect, test } from 'vitest'
import { positiveInt, readBody, textOf } from './form.server'

test('a body that is no form, and a file in place of a text, read as empty', async () => {
  const strange = await readBody(
    new Request('https://site/', {
      method: 'POST',
      body: '{"name":"An"}',
      headers: { 'content-type': 'application/json' },
    }),
  )
  expect([...strange.keys()]).toEqual([])
  const form = new FormData()
  form.set('name', 'An')
  form.set('note', new Blob(['x']))
  expect([textOf(form, 'name'), textOf(form, 'note'), textOf(form, 'phone')]).toEqual([
    'An',
    '',
    '',
  ])
})

test('a number names something when it is a whole one above zero that GraphQL can carry', () => {
  expect(
    ['7', '2147483647', '2147483648', '0', '-1', '1.5', 'x', '', null, undefined].map(positiveInt),
  ).toEqual([7, 2147483647, 0, 0, 0, 0, 0, 0, 0, 0])
})
