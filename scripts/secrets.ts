import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Deployable, deployables } from './deployables.ts'
import { secrets } from './deploy-requirements.ts'

type Values = Partial<Record<Deployable, Record<string, string>>>

/**
 * This machine's own secrets: generated at the first start and stored in the state's folder,
 * readable by their owner only; without a folder, generated anew.
 */
export function localSecrets(folder?: string): Values {
  const file = folder && `${folder}/secrets.json`
  const stored = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Values) : {}
  const all: Values = {}
  for (const worker of deployables) {
    all[worker] = Object.fromEntries(
      (secrets[worker] ?? []).map((name) => [
        name,
        stored[worker]?.[name] ?? generatedSecret(name),
      ]),
    )
  }
  if (file) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 })
  }
  return all
}

/** A new value for a secret that only this chain knows. */
export function generatedSecret(name: string): string {
  if (name !== 'VAPID_KEY') return randomBytes(32).toString('hex')
  const { x, y, d } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  })
  return [x, y, d].join('.')
}
