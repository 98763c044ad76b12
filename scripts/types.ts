import { CommandFailed, run, type RunOptions } from './progress.ts'

/** The parts of the code, each with the libraries of where it runs. */
export const configs = ['tsconfig.json', 'tsconfig.workers.json', 'tsconfig.node.json']

/**
 * Checks the types of one part by the native compiler (TypeScript 7), which takes a fifth of the
 * time of version 5. That one stays as the library of the linter and of code generation, which need
 * its API. One thread: several check the same types again, and the other core has other work.
 */
export function checkTypes(config: string, options: RunOptions = {}): Promise<string> {
  const compiler = 'node_modules/typescript-native/bin/tsc'
  return run('node', [compiler, '-p', config, '--singleThreaded'], {}, options)
}

if (import.meta.main)
  for (const config of configs)
    await checkTypes(config).catch((error: unknown) => {
      if (!(error instanceof CommandFailed)) throw error
      console.error(error.output)
      process.exitCode = 1
    })
