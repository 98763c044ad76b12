import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Door, doors } from './doors.ts'
import { secrets } from './deploy-requirements.ts'

type Values = Partial<Record<Door, Record<string, string>>>

/** This machine's own secrets: made at the first start and kept, readable by their owner only, in the state's folder; without a folder, made anew. */
export function localSecrets(folder?: string): Values {
  const file = folder && `${folder}/secrets.json`
  const kept = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Values) : {}
  const all: Values = {}
  for (const door of doors) {
    all[door] = Object.fromEntries(
      (secrets[door] ?? []).map((name) => [
        name,
        kept[door]?.[name] ?? randomBytes(32).toString('hex'),
      ]),
    )
  }
  if (file) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 })
  }
  return all
}
