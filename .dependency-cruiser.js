const nouns = 'auth|salons|campaign|wheel|tracking|booking'
const tests = '\\.(test|spec)\\.tsx?$|(^|/)testing/|^tests/'

/** What the files of a folder may import of the project's own files; packages are looked at below. */
const borders = [
  [
    'ui',
    '^app/ui/',
    '^app/(ui|messages)/|^app/brand|^app/browser/(load-or-reload|is-offline)|^app/testing/rendered|^app/booking/time/vietnam-day|^domain/',
  ],
  ['booking', '^app/booking/', '^app/(booking|messages)/|^app/brand|^domain/'],
  ['app', '^app/', '^app/|^domain/|^schema/generated/|^(build|dist/en)/server/index\\.js$'],
  [
    'gateway',
    '^gateway/',
    `^gateway/|^domain/|^schema/|^workers/kit/|^workers/(${nouns})/contract\\.ts$`,
  ],
  ['kit', '^workers/kit/', '^workers/kit/|^hosts/|^domain/'],
  ['hosts', '^hosts/', `^hosts/|^workers/kit/|^workers/(${nouns})/contract\\.ts$|^domain/`],
  ['domain', '^domain/', '^domain/'],
]

const own = '^(app|build|dist|domain|gateway|hosts|schema|scripts|tests|workers)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...borders.map(([name, from, to]) => ({
      name: `${name}-imports-what-it-may`,
      severity: 'error',
      from: { path: from },
      to: { path: own, pathNot: to },
    })),
    {
      name: 'a-backend-imports-itself-and-the-kit',
      comment: 'In production each backend may be the host of the chain instead.',
      severity: 'error',
      from: { path: `^workers/(${nouns}|tail)/` },
      to: { path: own, pathNot: '^workers/(kit|$1)/|^domain/' },
    },
    {
      name: 'the-kit-stands-on-three-packages',
      severity: 'error',
      from: { path: '^workers/kit/', pathNot: tests },
      to: { path: 'node_modules', pathNot: 'node_modules/(@types/[^/]+|zod|hono|dayjs)/' },
    },
    {
      name: 'domain-stands-alone',
      comment: 'Everything that is deployed bundles it, the browser included.',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { path: 'node_modules', pathNot: 'node_modules/dayjs/' },
    },
    {
      name: 'drafts-and-parts-know-no-network',
      severity: 'error',
      from: { path: '^app/(ui|booking)/' },
      to: { path: '(^|node_modules/)(urql|@urql/[^/]+|graphql|@remix-run/cloudflare)(/|$)' },
    },
    {
      name: 'drafts-know-no-react',
      severity: 'error',
      from: { path: '^app/booking/' },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'production-imports-no-test-support',
      severity: 'error',
      from: { path: '^(app|domain|gateway|hosts|schema|workers)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles-at-run-time',
      comment: 'Types may refer to each other; they are gone when the code runs.',
      severity: 'error',
      from: { path: '^(app|domain|gateway|hosts|scripts|workers)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|^(build|dist)/' },
    exclude: { path: '^(schema/generated|gateway/dist|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}
