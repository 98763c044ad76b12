import type { TestProject } from 'vitest/node'
import { openHouse } from '../house.ts'
import type {} from './site-url.ts'

/** Starts one chain for all tests of pages, unless BASE_URL names a running one, and stops it after the last. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.BASE_URL
  if (running?.startsWith('http')) {
    project.provide('siteUrl', running)
    return async () => undefined
  }
  const house = await openHouse()
  project.provide('siteUrl', house.url)
  return house.stop
}
