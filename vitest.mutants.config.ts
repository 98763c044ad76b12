import { defineConfig } from 'vitest/config'
import { alias } from './vitest.config.ts'

/**
 * The tests of the pure rules, all in Node, as Stryker runs them (`npm run test:mutants`). Stryker
 * cannot drive workerd, so of the workers' tests only those that need nothing of it are here.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    include: [
      'domain/**/*.test.ts',
      'app/booking/**/*.test.ts',
      'app/ui/p*-format.test.ts',
      'workers/booking/{role,salon-day/{rules,ledger,hours},pricing/{price-text,offer-pricing}}.test.ts',
      'tests/rules/**/*.test.ts',
      'workers/kit/{values,vietnam-time}.test.ts',
      'gateway/**/{input,errors}.test.ts',
    ],
    // Thousands of random orders for each mutant would take hours, and find others every time; the
    // examples must notice by themselves.
    exclude: [
      'app/booking/**/draft-rules.test.ts',
      '**/*-random.test.ts',
      // Compares files of the whole project, of which Stryker copies a part.
      'tests/rules/agreements.test.ts',
    ],
    env: { TZ: 'UTC' },
    testTimeout: 30_000,
  },
})
