import type { TestProject } from 'vitest/node'
import { openChain } from '../open-chain.ts'
import type {} from './site-url.ts'

/** Starts one chain for all tests of pages, unless BASE_URL names a running one, and stops it after the last. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.BASE_URL
  if (running?.startsWith('http')) {
    project.provide('siteUrl', running)
    return async () => undefined
  }
  const chain = await openChain()
  project.provide('siteUrl', chain.url)
  return chain.stop
}
