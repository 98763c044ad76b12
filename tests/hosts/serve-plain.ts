import { build as esbuild } from 'esbuild'
import { build } from '../../scripts/build.ts'
import { workerBundle } from '../../scripts/bundle.ts'
import { toMorningOfJourneys } from '../../scripts/clock.ts'
import { services } from '../../scripts/deployables.ts'
import { onShutdown } from '../../scripts/running.ts'
import { startStack } from '../../scripts/stack.ts'
import { startPlainHost } from './plain-host.ts'

/**
 * Starts site and gateway in front of the plain host, without any backend of ours; the gateway has
 * the host's maps in the place of `hosts/`. Hours are asked for every second, which are ten
 * otherwise.
 */
const port = Number(process.env.JOURNEYS_PORT ?? 8790)
const clockOffsetMs = Number(process.env.CLOCK_OFFSET_MS ?? toMorningOfJourneys(Date.now()))
const folder = 'dist/plain'
await build()
await esbuild({
  ...workerBundle(['gateway']),
  outdir: folder,
  plugins: [
    {
      name: 'the maps of the plain host',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /\/hosts\/\w+$/ }, ({ path }) => {
          return { path: path.split('/').at(-1)!, namespace: 'plain' }
        })
        onLoad({ filter: /.*/, namespace: 'plain' }, ({ path }) => {
          const contents = `import { plainMaps } from './plain-maps.ts'\nexport default plainMaps.${path}`
          return { contents, resolveDir: import.meta.dirname, loader: 'ts' }
        })
      },
    },
  ],
})
const host = await startPlainHost(() => Date.now() + clockOffsetMs, port + 1)
const stack = await startStack({
  port,
  clockOffsetMs,
  hosts: Object.fromEntries(
    services.map((service) => [service, { url: `${host.url}/${service}` }]),
  ),
  bundles: { gateway: `${folder}/gateway.mjs` },
  vars: { gateway: { HOURS_EVERY_MS: '1000', BACKEND_TIMEOUT_MS: '20000' } },
  onLog: console.error,
})
onShutdown(async () => {
  await stack.stop()
  await host.stop()
})
console.log(stack.url)
