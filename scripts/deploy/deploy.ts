import { resolve } from 'node:path'
import { type Config, configProblems, type Target } from '../deploy-checks.ts'
import { type Deployable, deployables, type Service, services } from '../deployables.ts'
import { type Account, emptyAccount, readAccount } from './account.ts'
import { fillDemo } from './demo.ts'
import { linesOf, needsOf, type Plan, planFor } from './plan.ts'
import { provision, type Io } from './provision.ts'

/** The inputs of a deployment, besides the account. */
export type Parts = {
  target: Target
  configs: ReadonlyMap<Deployable, Config>
  /** Sentences on what must be released first. */
  unreleased: string[]
  build: () => Promise<void>
  now: Date
  /** The demo data of a backend, as SQL. */
  seedOf: (service: Service) => Promise<string[]>
  step: <T>(label: string, work: () => Promise<T>) => Promise<T>
}

/**
 * Why nothing was deployed, or the site's address; the latter is unknown in a dry run and behind a
 * custom domain.
 */
export type DeployResult = { problems: string[] } | { address: string | undefined }

/** Creates what the account lacks, migrates and deploys, backends first. Refuses before it changes anything. */
export async function deployTo(parts: Parts, io: Io): Promise<DeployResult> {
  const { target, configs, step } = parts
  const { wrangler } = io
  const account = await step(`Reading the account for ${target}`, () =>
    readAccount(wrangler, target, needsOf(target, configs).queues),
  )
  const plan = planOf(parts, account, io)
  const problems = problemsOf(parts, account, plan)
  if (problems.length > 0) return { problems }

  await parts.build()
  await step('Preparing the account', () => provision(plan, target, io))
  // Old code must still run on the new tables, so migrations only ever add; then who is called comes before who calls.
  for (const service of services)
    await step(`Migrating ${service}`, () =>
      wrangler(service, ['d1', 'migrations', 'apply', 'DB', '--remote', '--env', target]),
    )
  if (target === 'preview')
    for (const service of services)
      await step(`Demo data of ${service}`, () => fillDemo(service, parts, io))
  let output = ''
  for (const worker of deployables)
    output = await step(`Deploying ${worker}`, () => wrangler(worker, ['deploy', '--env', target]))
  return { address: /https:\/\/[\w.-]+\.workers\.dev/.exec(output)?.[0] }
}

/** Packs everything and prints what a deployment would do; without an account, to an empty one. */
export async function dryRun(parts: Parts, io: Io, hasAccount: boolean): Promise<DeployResult> {
  const { target, configs, step } = parts
  const { wrangler, print } = io
  const account = hasAccount
    ? await readAccount(wrangler, target, needsOf(target, configs).queues)
    : emptyAccount()
  const plan = planOf(parts, account, io)
  // Errors that would occur in any account; the other values are provided at the deployment.
  const wrong = deployables.flatMap((worker) => wrongIn(parts, account, worker))
  if (wrong.length > 0) return { problems: wrong }
  print(`On ${hasAccount ? 'this' : 'an empty'} account, a deployment to ${target} would`)
  const lines = linesOf(plan)
  for (const line of lines.length > 0 ? lines : ['create and store nothing']) print(`  ${line}`)
  for (const line of [...plan.problems, ...parts.unreleased]) print(`  to do before: ${line}`)
  await parts.build()
  for (const worker of deployables)
    await step(`Packing ${worker}`, () =>
      wrangler(worker, [
        'deploy',
        '--dry-run',
        '--outdir',
        resolve('dist/packed', worker),
        '--env',
        target,
      ]),
    )
  return { address: undefined }
}

function planOf({ target, configs }: Parts, account: Account, { valueOf }: Io): Plan {
  return planFor(target, configs, account, valueOf)
}

function problemsOf(parts: Parts, account: Account, plan: Plan): string[] {
  return [
    ...deployables.flatMap((worker) => wrongIn(parts, account, worker)),
    ...plan.problems,
    ...parts.unreleased,
  ]
}

function wrongIn({ target, configs }: Parts, account: Account, worker: Deployable): string[] {
  const config = configs.get(worker)
  return config
    ? configProblems(worker, target, config, account.secrets.get(worker) ?? [])
    : [`${worker}: no configuration was read`]
}
