import { currentDocuments, currentSchema, readRelease, writeRelease } from './files.ts'
import { judge, nextRelease } from './releasing.ts'

/**
 * Compares the schema with the last release and prints the changes; fails when one breaks clients
 * and is not listed as intended. With `--release` the schema of now becomes the last release.
 */
const present = { schema: currentSchema(), documents: currentDocuments() }
const last = readRelease()
const { problems, notes } = judge(present, last)
for (const note of notes) console.log(`  since the last release: ${note}`)
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0) process.exitCode = 1
else {
  console.log('✓ whoever was written for the released schema is still answered')
  if (process.argv.includes('--release')) release()
}

function release(): void {
  const next = nextRelease(present, last, new Date().toISOString().slice(0, 10))
  writeRelease(next)
  const earlier = Object.values(next.documents).filter(({ leftOn }) => leftOn).length
  const current = Object.keys(next.documents).length - earlier
  console.log(
    `✓ schema/released/ is the schema of now, with ${current} documents of the site ` +
      `and ${earlier} of earlier pages. Commit it with what is deployed.`,
  )
}
