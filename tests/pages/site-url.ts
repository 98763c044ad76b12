import { inject } from 'vitest'

/**
 * The address of the chain that all tests of pages share, without a slash at the end. Vitest has
 * its own BASE_URL here, so the setup reads the environment.
 */
export function siteUrl(): string {
  return inject('siteUrl')
}

declare module 'vitest' {
  // Vitest's own interface is added to, which a type cannot.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  export interface ProvidedContext {
    siteUrl: string
  }
}
