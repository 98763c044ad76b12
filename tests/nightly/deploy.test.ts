import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { build } from '../../scripts/build.ts'
import { deployables } from '../../scripts/deployables.ts'

beforeAll(build, 300_000)

test.each(['preview', 'production'])(
  'a dry run to %s packs all nine workers without an account',
  (target) => {
    const { CLOUDFLARE_API_TOKEN: _, ...env } = process.env
    const run = spawnSync(
      'node_modules/.bin/node',
      ['scripts/deploy.ts', '--env', target, '--dry-run'],
      { env, encoding: 'utf8' },
    )
    expect(run.stderr + run.stdout).toContain('All 9 workers are packed')
    expect(run.status).toBe(0)
    for (const worker of deployables) {
      const folder = `dist/packed/${worker}`
      expect(
        existsSync(folder) &&
          readdirSync(folder).some(
            (file) => file.endsWith('.js') && statSync(`${folder}/${file}`).size > 1000,
          ),
        folder,
      ).toBe(true)
    }
    const packing = deployables.map((worker) => run.stdout.indexOf(`Packing ${worker}`))
    expect(packing, 'backends before the gateway before the site').toEqual(
      packing.toSorted((a, b) => a - b),
    )
  },
  240_000,
)
