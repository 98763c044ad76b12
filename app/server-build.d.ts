declare module '*/build/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare'
  /** Written by the build; not there when types are checked before it. */
  const build: ServerBuild
  export = build
}

declare module '*/dist/en/server/index.js' {
  import type { ServerBuild } from '@remix-run/cloudflare'
  /** The same pages in English. */
  const build: ServerBuild
  export = build
}
