import { expect, test } from 'vitest'
import { fullGateway, queries } from '../testing/everything'
import { loggedIn } from '../testing/people'

test.for(queries)('every field of %s has an answer from the backends', async ([name, query]) => {
  const { data, errors } = await fullGateway().execute(query, {}, loggedIn)
  expect(errors).toEqual([])
  expect(data[name]).not.toBeNull()
})
