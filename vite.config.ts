import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import type {} from '@remix-run/cloudflare'
import { defineConfig, type Plugin } from 'vite'

declare module '@remix-run/cloudflare' {
  // Remix's own type is merged into, which needs an interface.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Future {
    v3_singleFetch: true
  }
}

/**
 * Modules that are bundled into one file each, by the name of that file: as one they are smaller
 * than as ten, and browsers cache them from page to page.
 */
const files: readonly [string, RegExp][] = [
  // They change seldom.
  [
    'libraries',
    modulesIn(
      'node_modules',
      [
        'react|react-dom|scheduler|react-router|react-router-dom',
        '@remix-run/(react|router)|turbo-stream|cookie',
      ],
      '/',
    ),
  ],
  // The frame around every page, what it shares with pages, and what Home and the booking share.
  [
    'every-page',
    modulesIn(
      'app',
      [
        'root',
        'tracking/deferred',
        'browser/(is-offline|when-seen)',
        'document-context',
        'routes/personal/(use-own-phone|use-personal)',
        'routes/shell/(broken|footer|frame|hidden|language-link|lookup-link|menu-list)',
        'routes/auth/(log-in-provider|next-path)',
        'routes/account/paths',
        'routes/home/booking-path',
        'ui/(button|empty-state|field|icons|logo|notice|phone-field|phone-format|picture|plain-press)',
        'ui/(price-format|scroll|toast|trusted-html|vietnamese|visually-hidden)',
        'seo/page-meta',
        'booking/customer/phone',
        'brand',
        'messages/(format-message|(vi|en)/(ui|shell|language))',
      ],
      '\\.tsx?$',
    ),
  ],
  // Rows that scroll, and videos; what is above the fold of Home.
  ['rows', /\/app\/ui\/(slides|carousel|video-link)\.tsx?$/],
  // Many pages show days and hours; in the flow's file they would need all of it.
  ['time', /\/app\/booking\/time\/vietnam-day\.ts$/],
  // Modules that the screens of the booking share, some of which load later.
  [
    'flow',
    modulesIn(
      'app',
      [
        'ui/(app-bar|lazy-part)',
        'booking/steps',
        'booking/draft/(draft|draft-query|success-state)',
        'booking/group/(group|person)',
        'booking/offers/offer-prices',
        'booking/services/services',
        'booking/time/slots',
        'messages/(vi|en)/booking',
        'routes/booking/(guides|offline|pick-row|track-step|use-draft|use-step-warning)',
        'routes/booking/change/time-text',
        'routes/booking/submit/(attempt-key|typed-fields)',
        'routes/booking/success/use-confirmed',
      ],
      '\\.tsx?$',
    ),
  ],
]

/** Matches modules in a folder by parts of regular expressions: alternative names, and their end. */
function modulesIn(folder: string, names: readonly string[], end: string): RegExp {
  return new RegExp(`/${folder}/(${names.join('|')})${end}`)
}

/** The file that a module goes into, where it is not left to the bundler. */
function chunkOf(id: string): string | undefined {
  return files.find(([, modules]) => modules.test(id))?.[0]
}

/**
 * The language of this build: pages import `messages/vi/…` and get the other language's file of the
 * same name.
 */
const language = process.env.SITE_LANGUAGE === 'en' ? 'en' : 'vi'

/**
 * Resolves `messages/vi/…` to the other language's file. The build then contains only that
 * language's sentences, and no page depends on it.
 */
function inOtherLanguage(other: string): Plugin {
  return {
    name: 'language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.includes('messages/vi/')) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const id = found?.id.replace('/messages/vi/', `/messages/${other}/`)
      return id && existsSync(id) ? id : found
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    ...(language === 'vi' ? [] : [inOtherLanguage(language)]),
    remix({
      buildDirectory: language === 'vi' ? 'build' : `dist/${language}`,
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
  ssr: {
    resolve: {
      conditions: ['workerd', 'worker', 'browser'],
      externalConditions: ['workerd', 'worker'],
    },
  },
  resolve: {
    mainFields: ['browser', 'module', 'main'],
    alias: { '~': fileURLToPath(new URL('./app', import.meta.url)) },
  },
  // Found while a page loads, they would load twice, each with a React of its own. Tests pull in tools.
  optimizeDeps: {
    entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/!(*.test).tsx'],
  },
  build: {
    // Files of public/ are the same in all languages.
    copyPublicDir: language === 'vi',
    target: 'es2022',
    // Terser takes some seconds longer than esbuild's minifier and saves every customer 4 kB; the
    // server's half is minified with its worker.
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: chunkOf } },
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
  },
}))
