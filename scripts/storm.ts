import { run } from './progress.ts'

// A full minute of a backend that fails, dawdles and goes down, as tests/storm.test.ts has it in short.
console.log(
  await run('vitest', ['run', '--project', 'chain', 'tests/storm.test.ts'], { STORM: 'full' }),
)
