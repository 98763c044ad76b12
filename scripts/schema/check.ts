import { currentDocuments, currentSchema, readRelease } from './files.ts'
import { judge } from './releasing.ts'

/**
 * Compares the schema with the last release and prints the changes; throws when one breaks clients
 * and is not listed as intended.
 */
export function checkReleased(): void {
  const { problems, notes } = judge(
    { schema: currentSchema(), documents: currentDocuments() },
    readRelease(),
  )
  for (const note of notes) console.log(`  since the last release: ${note}`)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

if (import.meta.main) {
  try {
    checkReleased()
    console.log('✓ whoever was written for the released schema is still answered')
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
