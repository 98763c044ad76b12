import { createHash } from 'node:crypto'
import { codePhone } from '../../chain-client.ts'

/** A number below 2^32 that is always the same for the same text. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}

/** Phones of one run lie in a stretch of so many numbers. */
const PHONES_PER_RUN = 20_000
/** A worker of a run has so many of them. */
const PHONES_PER_WORKER = 200
/** Prefixes of networks; the demo's customers all begin with 09. */
const PREFIXES = '32 33 34 35 36 37 38 39 70 76 77 78 79 81 82 83 84 85 86 87'.split(' ')
const PHONES_PER_PREFIX = 10_000_000
const PHONES = PREFIXES.length * PHONES_PER_PREFIX

/**
 * Set by playwright.config.ts and inherited by its workers: drawn anew for each run against a
 * running chain, so that two of them do not meet.
 */
export const runId = process.env.JOURNEYS_RUN ?? 'alone'

let made = 0

/** A phone that is unique among workers and runs. */
export function freshPhone(): string {
  const run = numberOf(`phones of ${runId}`) % (PHONES / PHONES_PER_RUN)
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const inRun = (worker * PHONES_PER_WORKER + made) % PHONES_PER_RUN
  made += 1
  const number = run * PHONES_PER_RUN + inRun
  const prefix = PREFIXES[Math.floor(number / PHONES_PER_PREFIX)]!
  return `0${prefix}${String(number % PHONES_PER_PREFIX).padStart(7, '0')}`
}

/** Whether a chain is on this machine, where tests set its clock and each visitor's address. */
export function isHere(baseURL: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(new URL(baseURL).hostname)
}

let needingCodes = 0

/** A phone whose bookings need a code; at most ten for each worker. */
export function phoneThatNeedsCode(): string {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0)
  const number = numberOf(`codes of ${runId}`) + worker * 10 + needingCodes
  needingCodes += 1
  return codePhone(number)
}

/** An address of the internet for a visitor; what is limited by address then counts each visitor alone. */
export function addressOf(visitor: string): string {
  const number = numberOf(`${runId} ${visitor}`)
  return `100.${64 + (number % 64)}.${(number >>> 8) % 256}.${1 + ((number >>> 16) % 254)}`
}
