import { expect, test } from 'vitest'
import { Unauthorized } from '../../workers/kit/serve'
import { aDiscover, aSection, contentResponses } from '../testing/content'
import { openGateway } from '../testing/open-gateway'
import { loggedIn } from '../testing/people'

test('each public read that was refused with an ended session is sent again without it [H-130]', async () => {
  const bearers: unknown[] = []
  const { execute } = openGateway({
    salons: {
      ...contentResponses,
      getDiscover: ({ id }, { bearer }) => {
        bearers.push([id, bearer !== null])
        if (bearer !== null) throw new Unauthorized()
        return {
          status: 200,
          body: { data: { info: aDiscover({ discoverId: id }), content: [aSection] } },
        }
      },
    },
  })
  const { data, errors, cookies } = await execute(
    '{ one: discover(id: 3) { sections { id } } two: discover(id: 4) { sections { id } } }',
    {},
    loggedIn,
  )
  const sections = [{ id: 'mot' }]
  expect([data, errors]).toEqual([{ one: { sections }, two: { sections } }, []])
  expect(bearers).toEqual([
    [3, true],
    [4, true],
    [3, false],
    [4, false],
  ])
  expect(cookies.filter((line) => line.startsWith('muot_session='))).toHaveLength(1)
})
