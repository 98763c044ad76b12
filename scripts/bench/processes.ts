import { readdirSync, readFileSync } from 'node:fs'

type Stat = { pid: number; name: string; parent: number; ticks: number }

/** CPU seconds that a process and all below it have used so far. */
export function cpuSeconds(pid: number): number {
  const all = everything()
  const below = (parent: number): Stat[] =>
    all.filter((stat) => stat.parent === parent).flatMap((stat) => [stat, ...below(stat.pid)])
  const family = [...all.filter((stat) => stat.pid === pid), ...below(pid)]
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND
}

/** The workerd that this process has started through Miniflare. */
export function ownWorkerd(): number {
  const own = everything().find(
    ({ parent, name }) => parent === process.pid && name.startsWith('workerd'),
  )
  if (!own) throw new Error('No workerd runs below this process.')
  return own.pid
}

const TICKS_PER_SECOND = 100

function everything(): Stat[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf)
}

function statOf(name: string): Stat[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [
      {
        pid: Number(name),
        name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]),
      },
    ]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
