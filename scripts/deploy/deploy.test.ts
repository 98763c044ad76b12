import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { bindingsOf, configFor, configProblems, configsFor, type Target } from '../deploy-checks.ts'
import { configOf, deployables, type Service, services } from '../deployables.ts'
import { type OwnHosts, withoutBindings } from '../hosts.ts'
import { deployTo, type Parts, dryRun } from './deploy.ts'
import type { Configs } from './plan.ts'
import type { Io } from './provision.ts'
import { emptyFake, failed, fakeWrangler, type FakeAccount } from './testing/fake-account.ts'

const generated = [
  'BANK_SECRET',
  'BOOKINGS_KEY',
  'CODE_PEPPER',
  'DESK_KEY',
  'INBOX_KEY',
  'LINK_KEY',
  'PURGE_KEY',
  'VAPID_KEY',
]

/** Configurations by folder, until something is written there: reading them takes longer than all else here. */
const known = new Map<string, Configs>()

function configsIn(folder: string, target: Target): Configs {
  const key = `${target} ${folder}`
  const configs =
    known.get(key) ??
    new Map(deployables.map((worker) => [worker, configFor(worker, target, folder)]))
  known.set(key, configs)
  return configs
}

/** A fresh checkout: the committed configurations, in a folder of their own. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  for (const target of ['preview', 'production'] as const)
    known.set(`${target} ${folder}`, configsIn('.', target))
  for (const worker of deployables) cpSync(configOf(worker), join(folder, configOf(worker)))
  return folder
}

type Run = {
  account: FakeAccount
  folder: string
  target?: Target
  given?: Record<string, string>
  interactive?: boolean
  hosts?: OwnHosts
}

function setUp({
  account,
  folder,
  target = 'preview',
  given = {},
  interactive = false,
  hosts = {},
}: Run) {
  const configs = () =>
    configsFor(target, hosts, (worker) => configsIn(folder, target).get(worker)!)
  const printed: string[] = []
  const written: string[] = []
  const values: string[] = []
  const parts: Parts = {
    target,
    configs: configs(),
    hosts,
    unreleased: [],
    build: () => Promise.resolve(),
    now: new Date('2026-11-22T03:00:00Z'),
    seedOf: () => Promise.resolve(['INSERT INTO one VALUES (1)']),
    step: (_label, work) => work(),
  }
  const io: Io = {
    wrangler: fakeWrangler(account, configs),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => {
      written.push(file)
      if (dirname(file) === 'dist/seeds') return
      writeFileSync(join(folder, file), text)
      known.delete(`${target} ${folder}`)
    },
    valueOf: (name) => given[name],
    generate: () => {
      values.push(`made-up-${values.length}`)
      return `made-up-${values.length - 1}`
    },
    print: (line) => printed.push(line),
    interactive,
  }
  return { parts, surroundings: io, printed, written, values }
}

async function deployed(run: Run) {
  const set = setUp(run)
  const outcome = await deployTo(set.parts, set.surroundings)
  return { ...set, outcome }
}

function namesOf(account: FakeAccount) {
  return {
    databases: [...account.databases.keys()].sort(),
    namespaces: [...account.namespaces.keys()],
    queues: [...account.queues].sort(),
    secrets: [...account.secrets.values()].flatMap((stored) => [...stored.keys()]).sort(),
    deployed: [...account.deployed].sort(),
    filled: [...account.filled].sort(),
  }
}

const whole = {
  databases: services.map((service) => `muot-${service}-preview`).sort(),
  namespaces: ['muot-lists-preview'],
  queues: ['muot-events-dead-preview', 'muot-events-preview'],
  secrets: generated,
  deployed: deployables.map((worker) => `muot-${worker}-preview`).sort(),
  filled: [...services].sort(),
}

test('an empty account gets databases, namespace, queues, secrets, demo data and all nine workers', async () => {
  const account = emptyFake()
  const { outcome } = await deployed({ account, folder: checkout() })
  expect(outcome).toEqual({ address: 'https://muot-site-preview.example.workers.dev' })
  expect(namesOf(account)).toEqual(whole)
  const stored = [...account.secrets.values()].flatMap((secrets) => [...secrets.values()])
  expect(new Set(stored).size, 'each secret has a value of its own').toBe(generated.length)
})

test('a second run changes nothing; from a fresh checkout it writes the ids of what is there', async () => {
  const account = emptyFake()
  const folder = checkout()
  const first = await deployed({ account, folder })
  expect(new Set(first.written)).toContain('gateway/wrangler.toml')
  account.changes = []
  const second = await deployed({ account, folder })
  expect([account.changes, second.written, second.printed]).toEqual([[], [], []])

  const elsewhere = checkout()
  const third = await deployed({ account, folder: elsewhere })
  expect(account.changes).toEqual([])
  expect(third.outcome).toEqual(first.outcome)
  for (const worker of deployables)
    expect(configFor(worker, 'preview', elsewhere)).toMatchObject({
      d1_databases: configFor(worker, 'preview', folder).d1_databases,
      kv_namespaces: configFor(worker, 'preview', folder).kv_namespaces,
    })
})

test('only ids change in a configuration, and only those of its environment', async () => {
  const folder = checkout()
  await deployed({ account: emptyFake(), folder })
  for (const worker of deployables) {
    const [before, after] = ['.', folder].map((root) =>
      readFileSync(join(root, configOf(worker)), 'utf8').split('\n'),
    )
    const changed = (after ?? []).filter((line, index) => line !== before?.[index])
    const { d1_databases, kv_namespaces } = configFor(worker, 'preview')
    expect(changed.length, worker).toBe(d1_databases.length + kv_namespaces.length)
    expect(configFor(worker, 'production', folder).d1_databases).toEqual(
      configFor(worker, 'production').d1_databases,
    )
  }
})

test('resources of an earlier run are used again', async () => {
  const account = emptyFake()
  account.databases.set('muot-auth-preview', 'd1-of-auth')
  account.queues.add('muot-events-preview')
  account.secrets.set('auth', new Map([['CODE_PEPPER', 'as it was']]))
  const folder = checkout()
  await deployed({ account, folder })
  expect(namesOf(account)).toEqual(whole)
  expect(account.secrets.get('auth')?.get('CODE_PEPPER')).toBe('as it was')
  expect(configFor('auth', 'preview', folder).d1_databases[0]?.database_id).toBe('d1-of-auth')
})

test.each([
  ['before it took effect', false],
  ['after it took effect', true],
])('whichever command fails %s, the next run ends as if none had failed', async (_when, isDone) => {
  const commands: string[] = []
  const counting = emptyFake()
  counting.onCommand = (command, done) => done && commands.push(command)
  await deployed({ account: counting, folder: checkout() })
  expect(commands.length).toBeGreaterThan(40)

  for (const [broken] of commands.entries()) {
    const account = emptyFake()
    const folder = checkout()
    let count = 0
    account.onCommand = (command, done) => {
      if (done === isDone && count++ === broken) throw failed(command, 'Network connection lost.')
    }
    await expect(deployed({ account, folder }), commands[broken]).rejects.toThrow('connection lost')
    account.onCommand = () => undefined
    const { outcome } = await deployed({ account, folder })
    expect(outcome).toHaveProperty('address')
    expect(namesOf(account), commands[broken]).toEqual(whole)
    expect(new Set(account.changes).size, commands[broken]).toBe(account.changes.length)
  }
})

test('all missing values are listed at once, before anything is changed', async () => {
  const account = emptyFake()
  const { outcome, written } = await deployed({ account, folder: checkout(), target: 'production' })
  expect(outcome).toEqual({
    problems: [
      ...['TURNSTILE_SECRET', 'TURNSTILE_SITE_KEY'].map(
        (name) => `auth: the secret ${name} is not stored`,
      ),
      'auth: SITE_ORIGIN is neither configured nor stored',
      ...['SMS_BASE_URL', 'SMS_API_KEY', 'SMS_SECRET_KEY', 'SMS_BRANDNAME'].map(
        (name) => `auth: the delivery channel "sms" lacks ${name}`,
      ),
      ...['ZALO_TEMPLATE_ID', 'ZALO_APP_ID', 'ZALO_APP_SECRET', 'ZALO_REFRESH_TOKEN'].map(
        (name) => `auth: the delivery channel "zalo" lacks ${name}`,
      ),
      ...['VOICE_BASE_URL', 'VOICE_TOKEN'].map(
        (name) => `auth: the delivery channel "voice" lacks ${name}`,
      ),
      'campaign: the secret BANK_SECRET is not stored',
      ...['BANK_BIN', 'BANK_ACCOUNT', 'BANK_OWNER', 'BANK_NAME'].map(
        (name) => `campaign: ${name} is neither configured nor stored`,
      ),
      'site: ORIGIN is neither configured nor stored',
      'site: wrangler.toml names no domain in the routes of production',
    ],
  })
  expect([account.changes, written, [...account.deployed]]).toEqual([[], [], []])
})

test('production is not on workers.dev', () => {
  expect(configFor('site', 'production')).toMatchObject({ workers_dev: false })
})

test('a configuration without a binding or a rate limit that the code needs is refused', () => {
  const gateway = { ...configFor('gateway', 'preview'), ratelimits: [] }
  expect(configProblems('gateway', 'preview', gateway, [])).toEqual(
    ['MUTATIONS_PER_SESSION', 'MUTATIONS_PER_ADDRESS'].map(
      (name) => `gateway: gateway/wrangler.toml has no binding ${name} for preview`,
    ),
  )
  const tracking = { ...configFor('tracking', 'preview'), services: [] }
  expect(configProblems('tracking', 'preview', tracking, [])).toEqual([
    'tracking: workers/tracking/wrangler.toml has no binding AUTH for preview',
  ])
})

test('a binding that one environment has is needed in each, but not one to a private host', () => {
  const folder = checkout()
  const file = join(folder, configOf('gateway'))
  const added = ['EXTRA', 'SALONS_VIA'].map(
    (name) => `[[env.production.services]]\nbinding = "${name}"\nservice = "other"\n`,
  )
  writeFileSync(file, [readFileSync(file, 'utf8'), ...added].join('\n'))
  const names = bindingsOf('gateway')
  expect(bindingsOf('gateway', folder).filter((name) => !names.includes(name))).toEqual(['EXTRA'])
})

test('a worker whose errors nobody would get is refused', () => {
  for (const worker of deployables.filter((one) => one !== 'tail'))
    expect(
      configProblems(
        worker,
        'preview',
        { ...configFor(worker, 'preview'), tail_consumers: [] },
        [],
      ),
    ).toEqual([`${worker}: ${configOf(worker)} has no tail consumer muot-tail-preview for preview`])
})

test.each(['preview', 'production'] as const)(
  'no worker logs the addresses of requests, in which phones stand, for %s',
  (target) => {
    for (const worker of deployables) {
      const config = configFor(worker, target)
      const ofLogs = (one: typeof config) =>
        configProblems(worker, target, one, []).filter((text) => text.includes('invocation_logs'))
      expect(ofLogs(config), worker).toEqual([])
      for (const observability of [undefined, {}, { logs: { invocation_logs: true } }])
        expect(ofLogs({ ...config, observability }), worker).toHaveLength(1)
    }
  },
)

test('values of the environment are stored as they are, also in the place of generated ones', async () => {
  const account = emptyFake()
  const given = { INBOX_KEY: 'chosen by us' }
  const { printed } = await deployed({ account, folder: checkout(), given })
  expect(account.secrets.get('auth')?.get('INBOX_KEY')).toBe('chosen by us')
  expect(printed).toContain('store INBOX_KEY for auth, from the environment')
  expect(printed.join()).not.toContain('chosen by us')
})

test('secrets of partners are stored when they are given, and needed by nobody', async () => {
  const account = emptyFake()
  const given = { PARTNER_SECRETS: 'tikiapp=its-secret' }
  const { printed } = await deployed({ account, folder: checkout(), given })
  expect(account.secrets.get('auth')?.get('PARTNER_SECRETS')).toBe('tikiapp=its-secret')
  expect(printed.join()).not.toContain('its-secret')
})

test('generated keys are printed for the operator, and not logged', async () => {
  const alone = await deployed({ account: emptyFake(), folder: checkout() })
  expect(alone.values.filter((value) => alone.printed.join().includes(value))).toEqual([])
  const seen = await deployed({ account: emptyFake(), folder: checkout(), interactive: true })
  const shown = seen.printed.filter((line) => line.includes('made-up'))
  expect(shown.map((line) => line.split(' ')[0]).sort()).toEqual(
    generated.filter(
      (name) => !['BOOKINGS_KEY', 'CODE_PEPPER', 'LINK_KEY', 'VAPID_KEY'].includes(name),
    ),
  )
})

test('ids of another account are refused, and nothing is changed', async () => {
  const folder = checkout()
  await deployed({ account: emptyFake(), folder })
  const other = emptyFake()
  const { outcome, written } = await deployed({ account: other, folder })
  expect(outcome).toHaveProperty('problems')
  expect('problems' in outcome && outcome.problems).toHaveLength(services.length + 2)
  expect('problems' in outcome && outcome.problems[0]?.replace(/-\d,/, '-N,')).toBe(
    'auth: DB in workers/auth/wrangler.toml has the id d1000000-N, ' +
      'which this account does not have under the name muot-auth-preview',
  )
  expect([other.changes, written]).toEqual([[], []])
})

test('what must be released first is refused like a missing value', async () => {
  const account = emptyFake()
  const { parts, surroundings: io } = setUp({ account, folder: checkout() })
  const outcome = await deployTo({ ...parts, unreleased: ['gateway: release'] }, io)
  expect(outcome).toEqual({ problems: ['gateway: release'] })
  expect(account.changes).toEqual([])
})

test('a dry run prints what a deployment would do, and changes nothing', async () => {
  const account = emptyFake()
  account.databases.set('muot-auth-preview', 'd1-of-auth')
  const { parts, surroundings: io, printed, written } = setUp({ account, folder: checkout() })
  expect(await dryRun(parts, io, true)).toEqual({ address: undefined })
  expect(printed.slice(1).map((line) => line.trim())).toEqual([
    ...['salons', 'campaign', 'wheel', 'tracking', 'booking'].map(
      (service) => `create the database muot-${service}-preview`,
    ),
    'create the namespace muot-lists-preview',
    'create the queue muot-events-preview',
    'create the queue muot-events-dead-preview',
    ...services.map(
      (service) => `write the id of muot-${service}-preview into ${configOf(service)}`,
    ),
    'write the id of muot-lists-preview into gateway/wrangler.toml',
    'write the id of muot-lists-preview into wrangler.toml',
    'generate CODE_PEPPER and store it for auth',
    'generate VAPID_KEY and store it for auth',
    'generate INBOX_KEY and store it for auth',
    'generate BANK_SECRET and store it for campaign',
    'generate DESK_KEY and store it for booking',
    'generate LINK_KEY and store it for booking',
    'generate PURGE_KEY and store it for gateway',
    'generate BOOKINGS_KEY and store it for gateway',
  ])
  expect([account.changes, written, [...account.deployed]]).toEqual([[], [], []])

  account.onCommand = (command) => {
    if (!command.includes('--dry-run')) throw failed(command, 'no account')
  }
  const without = setUp({ account, folder: checkout(), target: 'production' })
  expect(await dryRun(without.parts, without.surroundings, false)).toHaveProperty('address')
  expect(without.printed).toContain('  create the database muot-auth')
  expect(without.printed).toContain(
    '  to do before: auth: the secret TURNSTILE_SECRET is not stored',
  )
})

test.each(services)(
  'with a host for %s neither its worker nor its database is needed',
  async (one) => {
    const hosts = { [one]: { url: 'https://api.chain.example/v1' } } satisfies OwnHosts
    const account = emptyFake()
    const commands: string[] = []
    account.onCommand = (command, isDone) => isDone && commands.push(command)
    const folder = checkout()
    const { outcome } = await deployed({ account, folder, hosts })
    expect(outcome).toHaveProperty('address')
    expect(account.deployed.size, 'eight of nine workers').toBe(deployables.length - 1)
    const names = namesOf(account)
    for (const list of [names.deployed, names.databases]) expect(list).not.toContain(nameIn(one))
    expect(names.filled).not.toContain(one)
    const addressed = commands.filter((text) =>
      text.includes(`--var ${one.toUpperCase()}_URL:https://api.chain.example/v1`),
    )
    expect(addressed).toHaveLength(callersOf(one).length)

    // What wrangler packs binds nothing that is not there.
    for (const worker of deployables)
      writeFileSync(
        join(folder, configOf(worker)),
        withoutBindings(readFileSync(configOf(worker), 'utf8'), hosts),
      )
    for (const worker of deployables.filter((other) => other !== one)) {
      const bound = configFor(worker, 'production', folder).services ?? []
      expect(bound.map(({ service }) => service)).not.toContain(`muot-${one}`)
      expect(bound.length, worker).toBe(
        configsIn('.', 'production')
          .get(worker)!
          .services!.filter(({ service }) => service !== `muot-${one}`).length,
      )
    }
  },
)

test('production with a host for auth and campaign asks for nothing of theirs', async () => {
  const hosts = {
    auth: { url: 'https://auth.chain.example', headers: '{"x-api-key":"k3y"}' },
    campaign: { url: 'https://campaign.chain.example' },
  }
  const account = emptyFake()
  const folder = checkout()
  const site = join(folder, configOf('site'))
  writeFileSync(site, readFileSync(site, 'utf8').replace('# routes', 'routes'))
  known.delete(`production ${folder}`)
  const given = { AUTH_HEADERS: hosts.auth.headers, ORIGIN: 'https://muot.example' }
  const { outcome, printed } = await deployed({
    ...{ account, folder, target: 'production', given, hosts },
  })
  expect(outcome).toHaveProperty('address')
  expect(printed.join()).not.toContain('k3y')
  for (const worker of callersOf('auth').filter((one) => one !== 'campaign'))
    expect(account.secrets.get(worker)?.get('AUTH_HEADERS'), worker).toBe(hosts.auth.headers)
})

function nameIn(service: Service): string {
  return `muot-${service}-preview`
}

/** The workers that call a backend. */
function callersOf(service: Service) {
  return deployables.filter(
    (worker) => worker !== service && bindingsOf(worker).includes(service.toUpperCase()),
  )
}
