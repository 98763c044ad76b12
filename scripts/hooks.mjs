// Runs after an installation: has git look for hooks in .githooks. Where there is no git, as in an
// image, there is nothing to do.
import { spawnSync } from 'node:child_process'

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? ''

// A linked worktree shares its settings with others, and a hooks path that is already configured
// stays.
if (!process.env.CI && git('rev-parse', '--git-dir') === '.git' && !git('config', 'core.hooksPath'))
  git('config', 'core.hooksPath', '.githooks')
