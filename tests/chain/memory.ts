import { readdirSync, readFileSync } from 'node:fs'

/**
 * Resident memory of this process's workerd, in megabytes; 0 where the system does not report it.
 */
export function workerdMegabytes(): number {
  const statuses = pids()
    .map((pid) => read(`/proc/${pid}/status`))
    .filter((status) => /^Name:\s+workerd/m.test(status) && number(status, 'PPid') === process.pid)
  return Math.round(statuses.reduce((sum, status) => sum + number(status, 'VmRSS'), 0) / 1024)
}

function pids(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** A process may end between being listed and being read. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function number(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}
