import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { addDays, vietnamDay } from '../../domain/vietnam-day.ts'
import type { Host } from '../../workers/kit/host'
import { upstreamOf } from '../../workers/kit/upstream'
import { type Service, services } from '../deployables.ts'
import { hostsNamed, hostVars } from '../hosts.ts'
import { readRecording } from '../recording/recording.ts'
import { driftsSince } from './drift.ts'
import { exitCodeOf, pagesNeeding, textOf } from './report.ts'
import { conform, type Subject } from './run.ts'

const usage = `npm run conform -- --salons https://host [--booking https://…] …
  --map hosts/salons.ts   how the host differs, in place of hosts/<service>.ts; may be repeated
  --token-file file       the access token of a test customer
  --phones file           phones that are yours, one a line; the first is used
  --salon 9               the salon to ask about, and to book at with --write
  --write                 books two days ahead with the test phone, and cancels it
  --against folder        asks a recording's reads again, and says what has another shape
  --json file             the findings, for programs
<SERVICE>_HEADERS in the environment: secret headers, a JSON object.`

/** Runs the command; `loadMap` reads a description of a host. Resolves with the exit code. */
export async function main(
  args: string[],
  loadMap: (path: string) => Promise<Host>,
): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      ...(Object.fromEntries(services.map((service) => [service, text])) as Record<
        Service,
        typeof text
      >),
      map: { type: 'string', multiple: true },
      'token-file': text,
      phones: text,
      salon: text,
      write: { type: 'boolean' },
      against: text,
      json: text,
    },
  })
  const chosen = services.filter((service) => values[service])
  if (chosen.length === 0) throw new Error(usage)
  if (values.write && (!values.phones || !values.salon))
    throw new Error('--write wants --phones and --salon: for whom and where it may book.')
  if (values.salon && !/^\d+$/.test(values.salon))
    throw new Error('--salon wants the number that the map makes of a salon’s id.')
  const hosts = hostsNamed(
    chosen.map((service) => `${service}=${values[service]}`),
    (name) => (name.endsWith('_HEADERS') ? process.env[name] : undefined),
  )
  const maps = new Map<Service, Host>()
  for (const path of values.map ?? []) {
    const service = services.find((one) => path.endsWith(`${one}.ts`)) ?? chosen[0]
    if (service) maps.set(service, await loadMap(path))
  }
  const subjects = chosen.map((service): Subject => {
    const vars = hostVars([service.toUpperCase()], hosts)
    const { fetcher, host } = upstreamOf(service, vars, maps.get(service))
    return { service, fetcher, host }
  })
  const time = {
    clock: Date.now,
    sleep: (ms: number) => new Promise((done) => setTimeout(done, ms)),
  }
  if (values.against) {
    const { lines, broken } = readRecording(values.against)
    if (broken > 0) console.log(`${broken} lines of the recording are broken`)
    const drifts = []
    for (const { service, ...host } of subjects)
      drifts.push(...(await driftsSince(lines, service, host, time)))
    for (const { call, why } of drifts) console.log(`drift  ${call}  ${why.join('; ')}`)
    console.log(`${drifts.length} drifts`)
    return drifts.length > 0 ? 1 : 0
  }
  const firstLine = (file?: string) => file && readFileSync(file, 'utf8').trim().split(/\s+/)[0]
  const date = addDays(vietnamDay(Date.now()), 2)
  // The report says what was dropped.
  console.warn = () => undefined
  const pagesOf = pagesNeeding()
  let isStopped = false
  process.once('SIGINT', () => void (isStopped = true))
  const found = await conform(subjects, {
    told: {
      date,
      masterKey: `cat-${date.slice(0, 7)}`,
      token: firstLine(values['token-file']),
      phone: firstLine(values.phones),
      salonId: values.salon ? Number(values.salon) : undefined,
    },
    isWriting: values.write ?? false,
    isUsed: (service, call) => pagesOf(service, call) !== null,
    isStopped: () => isStopped,
    ...time,
  })
  console.log(textOf(found, pagesOf))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(found, null, 2)}\n`)
  return exitCodeOf(found)
}
