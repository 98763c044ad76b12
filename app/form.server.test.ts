import { redirect } from '@remix-run/cloudflare'
import { expect, test } from 'vitest'
import * as z from 'zod'
import {
  checked,
  form,
  formAction,
  number,
  oneOf,
  positiveInt,
  readBody,
  text,
  textOf,
  texts,
  ticked,
} from './form.server'
import { pressed } from './testing/pressed'
import { ClaimQuestDocument } from '../schema/generated/graphql'

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

const values: unknown[] = []
const action = formAction('Có lỗi', {
  default: form(
    z.object({ id: number, both: ticked, tags: texts, sort: oneOf(['a', 'b']) }),
    (read) => {
      values.push(read)
      return Promise.resolve(redirect('/xong', 303))
    },
  ),
  save: form(
    z.object({
      name: text,
      code: checked((typed) => (typed === '1' ? null : 'Mã sai')),
      names: texts,
    }),
    async (_values, { run }) =>
      run(ClaimQuestDocument, { questId: '1' }) as Promise<{ message: '' }>,
    { fields: ['name', 'code', 'names'], secrets: ['code'] },
  ),
})
const saved = { intent: 'save', name: 'An', code: '1', names: ['An', 'Bo'] }

test('a form’s fields are read by their kind, and what is missing is empty', async () => {
  await pressed(action, { id: '7', both: '1', tags: ['x', 'y'], sort: 'b', intent: 'strange' }, {})
  await pressed(action, { id: 'x', sort: 'c' }, {})
  expect(values).toEqual([
    { id: 7, both: true, tags: ['x', 'y'], sort: 'b' },
    { id: 0, both: false, tags: [], sort: null },
  ])
})

test('a wrong field is refused before anything is sent, and what was typed returns without secrets', async () => {
  expect(await pressed(action, { ...saved, code: '2' }, {})).toEqual({
    mutations: [],
    inputs: [],
    status: 422,
    shown: {
      form: 'save',
      message: null,
      problems: { code: 'Mã sai' },
      typed: { name: 'An', names: ['An', 'Bo'] },
      more: null,
    },
  })
})

test('a mutation’s problems stand beside their fields, those of no field above them', async () => {
  const issues = [
    { field: 'name.first', message: 'Tên sai' },
    { field: 'names.1', message: 'Tên thứ hai sai' },
    { field: 'phone', message: 'Số sai' },
  ]
  const { shown, status } = await pressed(action, saved, { __typename: 'InvalidInput', issues })
  expect(status).toBe(422)
  expect(shown).toMatchObject({
    message: 'Số sai',
    problems: { name: 'Tên sai', 'names.1': 'Tên thứ hai sai' },
  })
})

test.each([
  [{ __typename: 'TooManyTries', message: 'Chờ chút' }, 429, 'Chờ chút'],
  [{ __typename: 'NotFound', message: '' }, 404, 'Có lỗi'],
  [{ __typename: 'InvalidInput', issues: [] }, 422, 'Có lỗi'],
  ['BACKEND_FAILED', 502, 'Có lỗi'],
  ['NOT_OFFERED', 404, 'Chỗ em chưa có phần này, anh thông cảm giúp em nhé!'],
  ['TOO_MANY_REQUESTS', 429, 'Có lỗi'],
])('a refusal shows its sentence, or the page’s: %j', async (answer, status, message) => {
  expect(await pressed(action, saved, answer)).toMatchObject({ status, shown: { message } })
})

test('a press without a session leads to the log-in and back to the page', async () => {
  const { location } = await pressed(action, saved, 'UNAUTHENTICATED', { path: '/a?b=1' })
  expect(location).toBe('/dang-nhap?next=%2Fa%3Fb%3D1&ly-do=het-han')
})

test('a press of no form of the page is a bad request', async () => {
  const other = formAction('Có lỗi', {
    save: form(z.object({}), () => Promise.resolve(redirect('/'))),
  })
  expect(await pressed(other, { intent: 'strange' }, {})).toMatchObject({ status: 400 })
})
