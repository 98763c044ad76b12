import { checkReleased } from './check.ts'
import { currentDocuments, currentSchema, readRelease, writeRelease } from './files.ts'
import { nextRelease } from './releasing.ts'

try {
  checkReleased()
} catch (error) {
  console.error(
    `✗ ${error instanceof Error ? error.message : String(error)}\nNothing was released.`,
  )
  process.exit(1)
}
const next = nextRelease(
  { schema: currentSchema(), documents: currentDocuments() },
  readRelease(),
  new Date().toISOString().slice(0, 10),
)
writeRelease(next)
const earlier = Object.values(next.documents).filter(({ leftOn }) => leftOn).length
const current = Object.keys(next.documents).length - earlier
console.log(
  `✓ schema/released/ is the schema of now, with ${current} documents of the site ` +
    `and ${earlier} of earlier pages. Commit it with what is deployed.`,
)
