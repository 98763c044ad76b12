import { run } from './progress.ts'

// `npm run fuzz` fires 20,000; `npm run fuzz -- 500 80000` fires 500 from seed 80,000 on.
const [shots = '20000', first = '0'] = process.argv.slice(2)
const output = await run('vitest', ['run', '--project', 'nightly', 'tests/nightly/fuzz.test.ts'], {
  FUZZ_SHOTS: shots,
  FUZZ_FIRST: first,
})
console.log(output)
