import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { titlesOf } from '../../scripts/spec/titles.ts'

/**
 * Words that stood for many things each (a cached entry, a response, a mutation, a log line were
 * all "told"), with the standard terms instead. Titles of tests may use those that are plain English
 * in a sentence, such as `keep`, `answer` and `question`.
 */
const banned: readonly { words: RegExp; instead: string; inTitles: boolean }[] = [
  { words: /^(tell|tells|telling|told)$/, instead: 'send, report, show', inTitles: true },
  { words: /^(keep|keeps|keeping)$/, instead: 'store, cache', inTitles: false },
  { words: /^(kept|keeper)$/, instead: 'stored, cached', inTitles: true },
  { words: /^(ask|asks|asked|asking)$/, instead: 'request, query', inTitles: true },
  { words: /^(say|says|saying)$/, instead: 'show, return', inTitles: false },
  { words: /^said$/, instead: 'shown, returned', inTitles: true },
  { words: /^(hear|hears|heard|hearing)$/, instead: 'receive, translate', inTitles: true },
  { words: /^(wish|wishes|wished)$/, instead: 'preference, request', inTitles: true },
  { words: /^(want|wants|wanted)$/, instead: 'requested, input', inTitles: false },
  { words: /^(door|doors|house)$/, instead: 'entry, server, chain', inTitles: true },
  { words: /^(reach|reaches|reached)$/, instead: 'context, find', inTitles: false },
  { words: /^(answer|answers|answered|answering)$/, instead: 'response, reply', inTitles: false },
  { words: /^(deed|deeds)$/, instead: 'action, effect', inTitles: true },
  { words: /^(act|acts|acting)$/, instead: 'action', inTitles: false },
  { words: /^(outcome|outcomes)$/, instead: 'result', inTitles: false },
  { words: /^(question|questions)$/, instead: 'query, request', inTitles: false },
  { words: /^(stranger|strangers)$/, instead: 'others, anonymous', inTitles: true },
  { words: /^(patience|whereabouts|afterwards)$/, instead: 'timeout, address', inTitles: true },
  { words: /^(learn|learns|learned)$/, instead: 'read, load', inTitles: false },
  { words: /^(seat|seats|seated)$/, instead: 'place, limit', inTitles: true },
  { words: /^(desk|desks)$/, instead: 'reception', inTitles: false },
  { words: /^(lifetime|lifetimes)$/, instead: 'max age', inTitles: false },
  { words: /^(place|places|placed)$/, instead: 'position, path', inTitles: false },
  { words: /^(visit|visits|visited)$/, instead: 'request, session', inTitles: false },
]

/** Words of the glossary, where they have the one meaning that it gives them. */
const glossary: readonly { words: RegExp; term: string; where: RegExp; reason: string }[] = [
  {
    words: /^desk$/,
    term: 'reception, desk',
    where: /^workers\/booking\//,
    reason: "the salon's own staff, who call with DESK_KEY",
  },
  {
    words: /^wishes$/,
    term: 'preference (`wishes`)',
    where: /^workers\/booking\//,
    reason: 'the column and the wire have this name',
  },
  {
    words: /^lifetimes?$/,
    term: 'lifetime',
    where: /^(gateway|app\/server)\/cache\//,
    reason: 'how long a cached entry is fresh and how long it is served stale',
  },
  {
    words: /^places?$/,
    term: 'place',
    where: /^(workers|gateway\/modules)\/booking\/|^scripts\/chain-client|^tests\/(crash|journeys)/,
    reason: 'employee time of a salon-day',
  },
  {
    words: /^place[sd]?$/,
    term: 'place (on the map)',
    where:
      /^domain\/place-id|^workers\/(salons|booking)\/|^app\/(booking\/salons|messages|routes\/(places|soonest|booking|at-home))\/|^gateway\/(modules\/booking|testing)\/|^tests\/(pages|journeys)\/places/,
    reason: 'a place with a placeId or coordinates',
  },
  {
    words: /^place$/,
    term: 'order (purchase)',
    where: /^workers\/campaign\/membership\/handlers/,
    reason: 'to place an order; the contract calls it placeOrder',
  },
  {
    words: /^visit(s|ed)?$/,
    term: 'visit',
    where:
      /^workers\/booking\/|^gateway\/(modules\/(history|booking|at-home|auth)|testing)\/|^app\/routes\/(history|booking|offline|soonest|membership|at-home)\/|^scripts\/screens\/|^tests\/pages\//,
    reason: 'a booking that was served, or a home visit',
  },
  {
    words: /^visit$/,
    term: 'visit (of a tree)',
    where: /^scripts\/spec\/titles/,
    reason: "the compiler's own word for going through a syntax tree",
  },
]

const files = globSync('{app,domain,gateway,schema,scripts,tests,workers}/**/*', {
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((file) => !/node_modules|\.wrangler|^schema\/(generated|released)\//.test(file))
const code = files
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))

test('files, types, functions and constants have no name that stood for many things', () => {
  const names = [
    ...files.map((file) => ({ file, name: basename(file) })),
    ...code.flatMap(({ file, source }) => declaredNames(source).map((name) => ({ file, name }))),
  ]
  expect(names.length).toBeGreaterThan(9_000)
  const found = names.flatMap(({ file, name }) =>
    wordsOf(name).flatMap((word) => {
      const instead = banned.find(({ words }) => words.test(word))?.instead
      return instead === undefined || isInGlossary(word, file)
        ? []
        : [`${file}: ${name}: not "${word}" but ${instead}`]
    }),
  )
  expect(found).toEqual([])
})

test('titles of tests have no word that stood for many things', () => {
  const titles = code
    .filter(({ file }) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap(({ file, source }) => titlesOf(file, source))
  expect(titles.length).toBeGreaterThan(2_500)
  const found = titles.flatMap(({ file, text }) =>
    wordsOf(text).flatMap((word) => {
      const entry = banned.find(({ words, inTitles }) => inTitles && words.test(word))
      return entry ? [`${file}: ${text}: not "${word}" but ${entry.instead}`] : []
    }),
  )
  expect(found).toEqual([])
}, 60_000)

test('each exception is a term of the glossary and is in use', () => {
  const terms = readFileSync('docs/glossary.md', 'utf8')
  expect(glossary.filter(({ term }) => !terms.includes(`| ${term} |`))).toEqual([])
  expect(glossary.filter(({ where }) => !files.some((file) => where.test(file)))).toEqual([])
})

/** The types and functions of a file, and the constants of its top level. */
function declaredNames(source: string): string[] {
  const declarations =
    /^\s*(?:export )?(?:default )?(?:abstract |async )?(?:type|interface|class|function\*?) (\w+)|^(?:export )?(?:const|let) (\w+)/gm
  return [...source.matchAll(declarations)].flatMap(
    ([, named, constant]) => named ?? constant ?? [],
  )
}

/** The words of a name in lower case, whether joined by capitals, hyphens or spaces. */
function wordsOf(name: string): string[] {
  return name
    .split(/[^a-zA-Z]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())
}

function isInGlossary(word: string, file: string): boolean {
  return glossary.some(({ words, where }) => words.test(word) && where.test(file))
}
