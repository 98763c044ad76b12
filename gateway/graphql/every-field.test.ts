import { expect, test } from 'vitest'
import { fullHouse, questions } from '../testing/everything'
import { loggedIn } from '../testing/people'

test.for(questions)('every field of %s has an answer from the backends', async ([name, query]) => {
  const { data, errors } = await fullHouse().ask(query, {}, loggedIn)
  expect(errors).toEqual([])
  expect(data[name]).not.toBeNull()
})
