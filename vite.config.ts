import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import type {} from '@remix-run/cloudflare'
import { defineConfig } from 'vite'

declare module '@remix-run/cloudflare' {
  // Remix's own type is merged into, which needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Future { v3_singleFetch: true }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // Without these, React's Node build is taken, which workerd cannot run.
  ssr: { resolve: { conditions: ['workerd', 'worker', 'browser'], externalConditions: ['workerd', 'worker'] } },
  resolve: { mainFields: ['browser', 'module', 'main'], alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) } },
  // Found while a page loads, they would load twice, each with a React of its own.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  build: {
    target: 'es2022',
    // Terser takes some seconds longer than esbuild's minifier and saves every customer 4 kB; the server's half is minified with its worker.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
  },
}))
