import type { Stack } from '../stack.ts'
import { load, row, times } from './load.ts'

/** Home as an anonymous visitor gets it, against a bare worker that answers a constant of the same size. */
export async function measureHome(stack: Stack): Promise<string[]> {
  const site = `${await stack.directUrl('site')}/`
  const first = await fetch(site)
  const bytes = (await first.arrayBuffer()).byteLength
  if (!first.ok) throw new Error(`Home answered ${first.status}`)
  const home = await load({ url: site })
  const constant = await load({ url: `${await stack.directUrl('constant')}/?bytes=${bytes}` })
  return [
    `Home, anonymous (${(bytes / 1000).toFixed(0)} kB of HTML)`,
    row('Home from the edge cache', home),
    row('constant of the same bytes', constant),
    `  → Home serves ${times(home.requestsPerSecond, constant.requestsPerSecond)} the constant's requests, at ${times(home.cpuMs, constant.cpuMs)} its CPU`,
  ]
}
