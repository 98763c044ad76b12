import { existsSync, readFileSync } from 'node:fs'
import { stateFolder } from './stack.ts'

/**
 * `npm run purge salons posts`: purges lists of the chain on this machine, or, with SITE and
 * PURGE_KEY, of another one; `npm run purge -- --drop posts` takes what is cached down for good.
 */
const words = process.argv.slice(2)
const lists = words.filter((word) => word !== '--drop')
const site = process.env.SITE ?? `http://127.0.0.1:${process.env.PORT ?? 8787}`
const key = process.env.PURGE_KEY ?? localKey()

const response = await fetch(`${site}/purge`, {
  method: 'POST',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify({ lists, drop: words.includes('--drop') }),
}).catch(
  (error: unknown) => new Response(`${site} does not answer: ${String(error)}`, { status: 503 }),
)
console.log(await response.text())
process.exitCode = response.ok ? 0 : 1

/** The key that this machine made for itself at the first start. */
function localKey(): string {
  const file = `${stateFolder}/secrets.json`
  const secrets = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { gateway?: { PURGE_KEY?: string } })
    : {}
  return secrets.gateway?.PURGE_KEY ?? ''
}
