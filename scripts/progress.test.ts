import { expect, test } from 'vitest'
import { readAccount, type Wrangler } from './deploy/account.ts'
import { CommandFailed, run } from './progress.ts'

function printing(output: string, warning: string, code: number): Promise<string> {
  const script = 'console.error(process.argv[2]); console.log(process.argv[1]); process.exitCode = '
  return run('node', ['-e', `${script}${code}`, output, warning])
}

test('a command that warns returns its output without the warnings', async () => {
  expect(await printing('[]', 'WARNING vars are not inherited', 0)).toBe('[]\n')
})

test('a command that fails says all it printed, warnings included', async () => {
  const error = await printing('halfway', 'no such worker', 1).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(CommandFailed)
  expect(error).toHaveProperty('output', expect.stringContaining('halfway\n'))
  expect(error).toHaveProperty('output', expect.stringContaining('no such worker\n'))
})

test('a command that a signal has killed has failed, also below a shell', async () => {
  const line = 'node -e "process.kill(process.pid, 9)"'
  for (const script of [line, `true && ${line}`])
    await expect(run('sh', ['-c', script])).rejects.toBeInstanceOf(CommandFailed)
})

test('a command that does not end is killed, with what it printed until then', async () => {
  const script = 'console.log("first file"); setInterval(() => {}, 1000)'
  const error = await run('node', ['-e', script], {}, { limitMs: 2_000 }).catch(
    (error: unknown) => error,
  )
  expect(error).toBeInstanceOf(CommandFailed)
  expect(error).toHaveProperty('message', expect.stringContaining('did not end in 2 s'))
  expect(error).toHaveProperty('output', 'first file\n')
})

test('a command that does not end may tidy up before it is killed', async () => {
  const script =
    'process.on("SIGTERM", () => console.log("tidied")); console.log("begun"); setInterval(() => {}, 1000)'
  const error = await run('node', ['-e', script], {}, { limitMs: 2_000 }).catch(
    (error: unknown) => error,
  )
  expect(error).toHaveProperty('output', 'begun\ntidied\n')
})

test('a process that a command leaves behind does not keep its result', async () => {
  const left =
    'require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "inherit" })'
  const script = `const child = ${left}; console.log(child.pid); child.unref(); process.exit(0)`
  const pid = await run('node', ['-e', script])
  process.kill(Number(pid))
})

test('an account is read although wrangler warns of the configuration', async () => {
  const wrangler: Wrangler = (_worker, args) =>
    printing(args[0] === 'secret' ? '[{"name":"A_KEY"}]' : '[]', '▲ [WARNING] Processing', 0)
  const { secrets } = await readAccount(wrangler, 'production', { workers: ['auth'], queues: [] })
  expect(secrets.get('auth')).toEqual(['A_KEY'])
})
