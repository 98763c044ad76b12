import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { configFor, configProblems } from '../../scripts/deploy-checks.ts'
import { missingValues, sentenceOf } from '../../scripts/deploy-requirements.ts'
import { deployables } from '../../scripts/deployables.ts'

const delivery = [
  'SMS_BASE_URL',
  'SMS_API_KEY',
  'SMS_SECRET_KEY',
  'SMS_BRANDNAME',
  'ZALO_TEMPLATE_ID',
  'ZALO_APP_ID',
  'ZALO_APP_SECRET',
  'ZALO_REFRESH_TOKEN',
  'VOICE_BASE_URL',
  'VOICE_TOKEN',
]

test('a deployment without a target or to a strange one is refused', () => {
  for (const args of [[], ['--env', 'staging']])
    expect(spawnSync('node_modules/.bin/node', ['scripts/deploy.ts', ...args]).status).toBe(1)
})

test.each(['preview', 'production'] as const)(
  'every binding that the workers use stands in the configuration of %s',
  (target) => {
    expect(
      deployables.flatMap((worker) =>
        configProblems(worker, target, configFor(worker, target), []),
      ),
    ).toEqual([])
  },
)

test('production lists missing secrets of delivery channels instead of losing codes', () => {
  const { vars } = configFor('auth', 'production')
  const lacking = (stored: string[]) =>
    missingValues('auth', 'production', vars, stored).map(sentenceOf)
  const others = ['VAPID_KEY', 'TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY', 'SITE_ORIGIN']
  expect(lacking(['CODE_PEPPER', ...others, ...delivery])).toEqual([])
  expect(lacking([...others, ...delivery.filter((name) => name !== 'SMS_API_KEY')])).toEqual([
    'auth: the secret CODE_PEPPER is not stored',
    'auth: the delivery channel "sms" lacks SMS_API_KEY',
  ])
})

test('production is not deployed without a real captcha and its address, nor a preview with an open inbox', () => {
  const names = (target: 'preview' | 'production') =>
    missingValues('auth', target, configFor('auth', target).vars, [
      'CODE_PEPPER',
      'VAPID_KEY',
      ...delivery,
    ]).map(({ name }) => name)
  expect(names('production')).toEqual(['TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY', 'SITE_ORIGIN'])
  expect(names('preview')).toEqual(['INBOX_KEY'])
})

test('production refuses fixed codes, demo customers, the inbox and moved clocks', () => {
  const auth = configFor('auth', 'production')
  const tried = {
    ...auth,
    vars: { ...auth.vars, DEMO_CODE: '123456', CHANNELS: 'inbox', CLOCK_OFFSET_MS: '1' },
  }
  expect(configProblems('auth', 'production', tried, [])).toEqual([
    'auth: DEMO_CODE is for trying out and may not reach production',
    'auth: CLOCK_OFFSET_MS is for trying out and may not reach production',
    'auth: CHANNELS would deliver codes to the demo inbox',
  ])
  const { tail_consumers } = auth
  const site = configFor('site', 'preview')
  expect(configProblems('site', 'production', { ...site, tail_consumers }, [])).toEqual([
    'site: INBOX is for trying out and may not reach production',
  ])
  const booking = configFor('booking', 'preview')
  expect(configProblems('booking', 'production', { ...booking, tail_consumers }, [])).toEqual([
    'booking: DEMO_LOAD is for trying out and may not reach production',
  ])
})

test('a gateway that editors could not purge, and a lease for tests, are refused', () => {
  const config = configFor('gateway', 'production')
  expect(
    missingValues('gateway', 'production', config.vars, ['PURGE_KEY', 'BOOKINGS_KEY']),
  ).toEqual([])
  expect(missingValues('gateway', 'production', config.vars, []).map(sentenceOf)).toEqual([
    'gateway: the secret PURGE_KEY is not stored',
    'gateway: the secret BOOKINGS_KEY is not stored',
  ])
  expect(
    configProblems('gateway', 'production', { ...config, vars: { PURGE_SPREAD_MS: '200' } }, []),
  ).toEqual(['gateway: PURGE_SPREAD_MS is for trying out and may not reach production'])
})
