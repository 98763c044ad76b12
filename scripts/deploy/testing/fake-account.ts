import { resolve } from 'node:path'
import { CommandFailed } from '../../progress.ts'
import type { Deployable } from '../../deployables.ts'
import type { Wrangler } from '../account.ts'
import type { Configs } from '../plan.ts'

/** An account as wrangler's commands see and change it, in memory. */
export type FakeAccount = {
  databases: Map<string, string>
  namespaces: Map<string, string>
  queues: Set<string>
  /** Stored values by worker; a worker that is not there has no entry. */
  secrets: Map<Deployable, Map<string, string>>
  deployed: Set<string>
  migrated: Set<Deployable>
  filled: Set<Deployable>
  /**
   * Every command that changed something, in order; deployments and migrations are repeatable and
   * stand in the sets above.
   */
  changes: string[]
  /** Called with each command, and whether it is done; throws to break it there. */
  onCommand: (command: string, isDone: boolean) => void
}

export function emptyFake(): FakeAccount {
  return {
    databases: new Map(),
    namespaces: new Map(),
    queues: new Set(),
    secrets: new Map(),
    deployed: new Set(),
    migrated: new Set(),
    filled: new Set(),
    changes: [],
    onCommand: () => undefined,
  }
}

export function failed(command: string, output: string): CommandFailed {
  return new CommandFailed(`wrangler ${command}`, 1, output)
}

/** What wrangler 4 prints when it lists the secrets of a worker that the account does not have. */
function workerNotFound(name = '', target = ''): string {
  return [
    `✘ [ERROR] Worker "${name}" (env: ${target}) not found.`,
    '',
    '  If this is a new Worker, run `wrangler deploy` first to create it.',
    "  Otherwise, check that the Worker name is correct and you're logged into the right account.",
  ].join('\n')
}

/**
 * The commands of wrangler that a deployment uses, on an account in memory; `configs` reads the
 * files as they are at that moment.
 */
export function fakeWrangler(account: FakeAccount, configs: () => Configs): Wrangler {
  return async (worker, args, input) => {
    const command = args.join(' ')
    account.onCommand(command, false)
    const output = await respond(worker, args, command, input)
    account.onCommand(command, true)
    return output
  }

  async function respond(worker: Deployable, args: string[], command: string, input?: string) {
    const words = args.filter((word) => !word.startsWith('--'))
    const name = args[args[0] === 'kv' ? 3 : 2] ?? ''
    switch (words.slice(0, args[0] === 'kv' ? 3 : 2).join(' ')) {
      case 'd1 list':
        return JSON.stringify([...account.databases].map(([name, uuid]) => ({ name, uuid })))
      case 'd1 create':
        return create(account.databases, command, name, `d1000000-${account.databases.size}`)
      case 'kv namespace list':
        return JSON.stringify([...account.namespaces].map(([title, id]) => ({ title, id })))
      case 'kv namespace create': {
        const title = args.includes('--env') ? `${args.at(-1)}-${name}` : name
        return create(account.namespaces, command, title, `b0000000${account.namespaces.size}`)
      }
      case 'queues info':
        if (account.queues.has(name)) return `Queue Name: ${name}`
        throw failed(command, `Queue "${name}" does not exist. To create it, run: …`)
      case 'queues create':
        if (account.queues.has(name)) throw failed(command, 'Queue name is already taken')
        account.queues.add(name)
        account.changes.push(command)
        return ''
      case 'secret list':
        if (!account.secrets.has(worker))
          throw failed(command, workerNotFound(configs().get(worker)?.name, args.at(-1)))
        return JSON.stringify([...(account.secrets.get(worker) ?? [])].map(([name]) => ({ name })))
      case 'secret put':
        if (!input) throw failed(command, 'no value was given')
        account.secrets.set(worker, (account.secrets.get(worker) ?? new Map()).set(name, input))
        account.changes.push(`${command} of ${worker}`)
        return ''
      case 'd1 migrations':
        mustHaveIds(worker, command)
        account.migrated.add(worker)
        return ''
      case 'd1 execute':
        return execute(worker, args, command)
      case 'deploy preview':
      case 'deploy production':
        return deploy(worker, command)
      case `deploy ${resolve('dist/packed', worker)}`:
        return ''
      default:
        throw failed(command, `Unknown command: ${command}`)
    }
  }

  function create(list: Map<string, string>, command: string, name: string, id: string): string {
    if (list.has(name)) throw failed(command, `${name} already exists`)
    list.set(name, id)
    account.changes.push(command)
    return ''
  }

  function execute(worker: Deployable, args: string[], command: string): string {
    if (!account.migrated.has(worker)) throw failed(command, 'no such table')
    if (args.includes('--command'))
      return JSON.stringify([
        { results: account.filled.has(worker) ? [{ name: 'demo_data' }] : [] },
      ])
    if (account.filled.has(worker)) throw failed(command, 'UNIQUE constraint failed')
    account.filled.add(worker)
    account.changes.push(command)
    return ''
  }

  function deploy(worker: Deployable, command: string): string {
    mustHaveIds(worker, command)
    const {
      name = '',
      services = [],
      tail_consumers: tails = [],
      queues,
    } = configs().get(worker) ?? { queues: {} }
    for (const { service } of [...services, ...tails])
      if (!account.deployed.has(service)) throw failed(command, `no service ${service} to bind`)
    for (const { queue } of queues.producers ?? [])
      if (!account.queues.has(queue)) throw failed(command, `no queue ${queue}`)
    account.deployed.add(name)
    if (!account.secrets.has(worker)) account.secrets.set(worker, new Map())
    return `Deployed ${name}\n  https://${name}.example.workers.dev\n`
  }

  function mustHaveIds(worker: Deployable, command: string): void {
    const { d1_databases = [], kv_namespaces = [] } = configs().get(worker) ?? {}
    const known = [...account.databases.values(), ...account.namespaces.values()]
    const ids = [
      ...d1_databases.map(({ database_id }) => database_id),
      ...kv_namespaces.map(({ id }) => id),
    ]
    for (const id of ids)
      if (!known.includes(id ?? '')) throw failed(command, `nothing has the id ${id}`)
  }
}
