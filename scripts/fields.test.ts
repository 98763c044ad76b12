import { build } from 'esbuild'
import { expect, test } from 'vitest'
import fields from '../schema/generated/fields.json'
import { workerBundle } from './bundle.ts'
import { configFor } from './deploy-checks.ts'
import { documentsOfPages } from './openapi/pages.ts'
import { fieldMap } from './fields/map.ts'

test('the field map says of each field what was sent for it and who asks it', async () => {
  const { lines, wrong, unreached } = await fieldMap()
  expect(wrong).toEqual([])
  // A stream of events, which is no call.
  expect(unreached).toEqual(['Subscription'])
  await expect(`${JSON.stringify(lines, null, 1)}\n`).toMatchFileSnapshot(
    '../schema/generated/fields.json',
  )
})

test('each field is asked by a document, but for those of every list and refusal, and these', () => {
  const unasked = Object.entries(fields).flatMap(([name, source]) => {
    const [type] = name.split('.')
    const ofType = Object.keys(fields).filter((one) => one.startsWith(`${type}.`))
    // What a result is says its type; SDL wants a field all the same.
    return source.endsWith('asked by no document') && ofType.length > 1 ? [name] : []
  })
  const ofEach = /\.(code|params)$|^PageInfo\.|Connection\.(pageInfo|totalCount)$/
  expect(unasked.filter((name) => !ofEach.test(name))).toEqual([
    'ServiceCatalogue.keepsChosen',
    // For clients that write sentences of their own.
    'MessageParam.name',
    'MessageParam.values',
  ])
})

test('the list of requests knows which documents each page asks', async () => {
  const pages = [...documentsOfPages()].map(([page, names]) => [page, [...names].sort()])
  await expect(`${JSON.stringify(Object.fromEntries(pages), null, 1)}\n`).toMatchFileSnapshot(
    '../schema/generated/pages.json',
  )
})

test('the gateway of production has nothing of it, and explains no request', async () => {
  const { define = {} } = configFor('gateway', 'production') as { define?: Record<string, string> }
  const bundled = async (defined: Record<string, string>) => {
    const options = workerBundle(['gateway'])
    const { outputFiles } = await build({
      ...options,
      define: { ...options.define, ...defined },
      write: false,
    })
    return outputFiles[0]!.text
  }
  const parts = ['asked by', 'explain', 'down-', 'A salon.']
  const found = (text: string) => parts.filter((part) => text.includes(part))
  expect(found(await bundled({}))).toEqual(['asked by', 'explain', 'A salon.'])
  expect(found(await bundled(define))).toEqual([])
})
