import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { queryGateway, dayAhead, freePlaces, salonsWithRoles } from '../../chain-client.ts'
import { isHere, numberOf, runId } from './run'

/** A journey's conditions for its own salon. */
export type SalonFacts = {
  id: string
  name: string
  slug: string
  provinceId: string
  provinceName: string
  manyPeople: 'OFF' | 'ALL' | 'NOT_TODAY'
  offersConsultation: boolean
}

/** A salon without other bookings, today and tomorrow, while the journey runs. */
export type OwnSalon = SalonFacts & {
  /** The server's day, `YYYY-MM-DD`. */
  today: string
  /** The last day that a guest may choose. */
  tomorrow: string
}

/** Which salon a journey needs; nothing: any. */
export type SalonNeeds = {
  where?: (salon: SalonFacts) => boolean
  /** Hours that must be free for a cut with a wash tomorrow, and on this machine today. */
  freeHours?: number
  /** Places that must be free from each of those hours: a group needs one each. */
  places?: number
}

type Claim = { baseURL: string; title: string; needs: SalonNeeds }

const FREE_HOURS = 6

/** Where the workers of all runs on this machine lock a chain's salons; those of one run, the children of one process, mark which they used. */
function foldersOf(baseURL: string): { locks: string; used: string } {
  const folder = join(tmpdir(), `muot-journeys-${numberOf(baseURL)}`)
  return { locks: join(folder, 'locks'), used: join(folder, `used-${runId}-${process.ppid}`) }
}

/**
 * Finds a salon that no other journey uses now, one that none of this run has used if there is
 * such, with enough free hours; `release` lets others have it.
 */
export async function claimSalon(
  request: APIRequestContext,
  { baseURL, title, needs }: Claim,
): Promise<{ salon: OwnSalon; release: () => void }> {
  const folders = foldersOf(baseURL)
  mkdirSync(folders.locks, { recursive: true })
  mkdirSync(folders.used, { recursive: true })
  const today = await dayAhead(request, 0)
  const tomorrow = await dayAhead(request, 1)
  // It may be evening where a deployment is, with no hour of today left.
  const dates = isHere(baseURL) ? [today, tomorrow] : [tomorrow]
  const salons = await candidates(request, title, needs)
  for (const mayBeUsed of [false, true])
    for (const facts of salons) {
      const mark = join(folders.used, facts.id)
      if (existsSync(mark) !== mayBeUsed) continue
      const release = lock(join(folders.locks, facts.id))
      if (!release) continue
      writeFileSync(mark, title)
      if (await hasRoom(request, facts.id, dates, needs))
        return { salon: { ...facts, today, tomorrow }, release }
      release()
    }
  throw new Error(`No salon is left with enough free hours for '${title}'`)
}

/** The salons that a journey may have, each journey's own order. */
async function candidates(
  request: APIRequestContext,
  title: string,
  { where = () => true }: SalonNeeds,
): Promise<SalonFacts[]> {
  const { salons } = await queryGateway<{ salons: (SalonFacts & { isOpen: boolean })[] }>(
    request,
    '{ salons { id name slug provinceId provinceName manyPeople offersConsultation isOpen } }',
  )
  return salons
    .filter(({ id, isOpen }) => isOpen && !salonsWithRoles.has(id))
    .filter(where)
    .map(({ isOpen: _, ...facts }) => ({ facts, at: numberOf(`${runId} ${title} ${facts.id}`) }))
    .sort((one, other) => one.at - other.at)
    .map(({ facts }) => facts)
}

/** Another run may have filled the salon before. */
async function hasRoom(
  request: APIRequestContext,
  salonId: string,
  dates: string[],
  { freeHours = FREE_HOURS, places = 1 }: SalonNeeds,
): Promise<boolean> {
  const days = await Promise.all(dates.map((date) => freePlaces(request, date, salonId)))
  return days.every((day) => [...day.values()].filter((free) => free >= places).length >= freeHours)
}

/** Takes a lock, also one whose process is gone; nothing while another process has it. */
function lock(file: string): (() => void) | undefined {
  for (const _try of [1, 2])
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch {
      if (isAlive(ownerOf(file))) return undefined
      rmSync(file, { force: true })
    }
  return undefined
}

/** The process that has a lock; 0 while it is being written or when it has just gone. */
function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
