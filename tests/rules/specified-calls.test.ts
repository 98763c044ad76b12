import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { authApi } from '../../workers/auth/contract'
import { bookingApi } from '../../workers/booking/contract'
import { campaignApi } from '../../workers/campaign/contract'
import type { Endpoint } from '../../workers/kit/endpoint'
import { salonsApi } from '../../workers/salons/contract'
import { trackingApi } from '../../workers/tracking/contract'
import { wheelApi } from '../../workers/wheel/contract'

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}')

test('the calls that the texts give with method and path are the specified ones', () => {
  const texts = withoutNames(readFileSync('docs/spec/requirements.md', 'utf8'))
  const matches = texts.matchAll(/ (GET|POST|PUT|DELETE) \/?([\w{}/-]+)/g)
  const given = new Set([...matches].map(([, method, path]) => `${method} /${path}`))
  const apis = [authApi, bookingApi, salonsApi, campaignApi, wheelApi, trackingApi]
  const wrong = apis.flatMap((api) =>
    Object.entries<Endpoint>(api)
      .filter(([, { method, path, kind }]) => {
        const isGiven = given.has(`${method} ${withoutNames(path)}`)
        return isGiven !== (kind === 'specified')
      })
      .map(([name]) => name),
  )
  expect(wrong, 'this one is given without a method').toEqual(['likeDiscover'])
})
