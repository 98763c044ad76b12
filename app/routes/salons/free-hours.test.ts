import { expect, test } from 'vitest'
import type { Site } from '~/context'
import { FirstFreeHoursDocument } from '../../../schema/generated/graphql'
import { loader } from './free-hours'

const service = { id: 1001, name: 'Cắt gội', parentId: null, isDefault: true }
const serviceMenu = { categories: [{ groups: [{ services: [service] }] }] }

/** What the address answers where the gateway has this menu and these first hours. */
async function freeHoursResponse(
  query: string,
  menu: object | null,
  firstFreeHours: object[] | null,
) {
  const variables: object[] = []
  const site = {
    gateway: {
      query: (document: unknown, sent: object) => {
        if (document !== FirstFreeHoursDocument)
          return Promise.resolve({ ok: true, failed: [], data: { serviceMenu: menu } })
        variables.push(sent)
        return Promise.resolve({ ok: true, failed: [], data: { firstFreeHours } })
      },
    },
  } as unknown as Site
  const request = new Request(`https://example.test/system-salon/gio-trong${query}`)
  const response = await loader({ request, params: {}, context: { site } })
  return { variables, body: (await response.json()) as unknown }
}

test('the hours of all cards are one query, for the most common service', async () => {
  const hours = [
    { salonId: 9, label: '9h40' },
    { salonId: 10, label: '10h' },
  ]
  expect(await freeHoursResponse('', serviceMenu, hours)).toEqual({
    variables: [{ serviceIds: [1001], salonIds: null }],
    body: { 9: '9h40', 10: '10h' },
  })
  const { variables } = await freeHoursResponse('?salon=9', serviceMenu, [])
  expect(variables).toEqual([{ serviceIds: [1001], salonIds: [9] }])
})

test('without a board, a menu or a sensible salon the cards show no hour, and nothing fails', async () => {
  expect((await freeHoursResponse('', serviceMenu, null)).body).toEqual({})
  expect(await freeHoursResponse('', null, [])).toEqual({ variables: [], body: {} })
  const { variables } = await freeHoursResponse('?salon=x', serviceMenu, [])
  expect(variables).toEqual([{ serviceIds: [1001], salonIds: null }])
})
