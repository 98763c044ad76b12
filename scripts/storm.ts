import { run } from './progress.ts'

// A full minute of a backend that fails, dawdles and goes down.
console.log(await run('vitest', ['run', '--project', 'nightly', 'tests/nightly/storm.test.ts']))
