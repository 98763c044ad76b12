import { expect, test } from 'vitest'
import { readDraft } from '~/booking/draft/draft-query'
import { afterServices, stepAfterServices } from './chosen-bar'
import type { VersionOnSale } from './load.server'

const sold = [{ id: '1001' }] as unknown as VersionOnSale[]

function after(search: string) {
  const query = new URLSearchParams(`step=2&salonId=9&phone=0912345670&${search}`)
  return afterServices(readDraft(query), query, sold)
}

test('the services lead on once one of them is chosen [B-180]', () => {
  const { kind, path } = after('chosenService=1001')
  expect(kind).toBe('next')
  expect(path).toMatch(/step=0.*chosenService=1001.*#/)
})

test.each([
  ['nothing is chosen', ''],
  ['what is chosen is no longer sold', 'chosenService=7'],
])('the services say what is missing while %s', (_what, search) => {
  const { kind, path } = after(`${search}&q=uon&view=grid`)
  expect(kind).toBe('lacking')
  expect(path).toContain('step=2')
  expect(path).toContain('q=uon')
  expect(path).toContain('view=grid')
})

test('a salon that advises on the spot needs no service [B-204]', () => {
  const draft = readDraft(new URLSearchParams('step=2&salonId=9&phone=0912345670&consult=1'))
  expect(stepAfterServices(draft, [])).toEqual({ step: 0, isPressed: true })
})
