import { globSync, readFileSync } from 'node:fs'
import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { messageParams } from '../../domain/message-codes'
import { catalogs } from '../../gateway/graphql/message'
import { currentSchema } from '../../scripts/schema/files.ts'

test('the schema names exactly the codes that backends may send', () => {
  const type = currentSchema().getType('MessageCode')
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : []
  expect(names.sort()).toEqual(Object.keys(messageParams).sort())
})

test('a sentence names exactly the parameters of its code [H-014]', () => {
  const named = Object.entries(catalogs.vi.sentences).map(([code, sentence]) => [
    code,
    [...sentence.matchAll(/\{(\w+)/g)].map((match) => match[1]).sort(),
  ])
  const declared = Object.entries(messageParams).map(([code, params]) => [
    code,
    Object.keys(params).sort(),
  ])
  expect(named).toEqual(declared)
})

test('every code is sent by a backend', () => {
  const sources = read('{workers,gateway}/**/*.ts', '**/*.test.ts')
  expect(Object.keys(messageParams).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})

function read(pattern: string, exclude: string): string {
  return globSync(pattern, { exclude: [exclude] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}
