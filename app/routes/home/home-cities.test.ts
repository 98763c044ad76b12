import { expect, test } from 'vitest'
import { homeCities } from './home-cities'

const city = (id: string, salonCount: number) => ({ id, name: `Tỉnh ${id}`, salonCount })

test('Home lists eight cities, the chain’s first ones and then those with more salons, of all that have any [H-042]', () => {
  const others = Array.from({ length: 9 }, (_, at) => city('100' + at, at))
  expect(homeCities([city('1', 2), ...others, city('62', 1)])).toEqual({
    largest: [city('62', 1), city('1', 2), ...others.slice(3).reverse()],
    count: 10,
  })
})
