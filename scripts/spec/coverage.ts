import ts from 'typescript'

const MAX_IDS = 3
// An id, or a range of them as in "B-015..B-020" and "H-107…H-109".
const id = String.raw`([HB]-\d{3}|[OT]-\d{2})(?:(?:…|\.\.)(?:[HBOT]-)?(\d{2,3}))?`
const citation = new RegExp(String.raw`\b${id}\b`, 'g')
const citedAlone = new RegExp(String.raw`^(?:${id}|\$\{…\}|%s|\$\w+)$`)

/** The coverage of the requirements by the tests' titles. */
export type Coverage = {
  sections: { name: string; named: number; all: number }[]
  /** Requirements that no title names. */
  unnamed: Requirement[]
  /** Ids in titles that the list does not have. */
  unknown: { id: string; title: Title }[]
  crowded: Title[]
  /** Titles whose ids do not stand last, in one pair of brackets. */
  misplaced: Title[]
}

/** Compares the ids in the tests' titles with the list of requirements. */
export function coverageOf(list: Requirement[], titles: Title[]): Coverage {
  const known = new Set(list.map(({ id }) => id))
  const cited = titles.flatMap((title) => idsOf(title).map((id) => ({ id, title })))
  const named = new Set(cited.map(({ id }) => id))
  const required = list.filter(mustBeNamed)
  const sections = Map.groupBy(required, ({ section }) => section)
  return {
    sections: [...sections].map(([name, lines]) => ({
      name,
      named: lines.filter(({ id }) => named.has(id)).length,
      all: lines.length,
    })),
    unnamed: required.filter(({ id }) => !named.has(id)),
    unknown: cited.filter(({ id }) => !known.has(id)),
    crowded: titles.filter(({ text }) => citationsOf(text).length > MAX_IDS),
    misplaced: titles.filter(({ text }) => citationsOf(text).length > 0 && !standLast(text)),
  }
}

/** Whether every requirement is named, no id is unknown, and all titles cite as they should. */
export function holds({ unnamed, unknown, crowded, misplaced }: Coverage): boolean {
  return [unnamed, unknown, crowded, misplaced].every((list) => list.length === 0)
}

/** The ids of a title; a range names each id from its first to its last. */
export function idsOf({ text, fromTable }: Title): string[] {
  return [...citationsOf(text).flatMap(rangeOf), ...fromTable]
}

function citationsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(citation)]
}

function rangeOf([, first = '', last]: RegExpExecArray): string[] {
  const [letter = '', number = ''] = first.split('-')
  const length = Number(last ?? number) - Number(number) + 1
  return Array.from(
    { length: Math.max(length, 1) },
    (_, step) => `${letter}-${String(Number(number) + step).padStart(number.length, '0')}`,
  )
}

/** Tags of Playwright, as in "… [H-111] @wide", may follow. */
function standLast(text: string): boolean {
  const [last, inside = ''] = /\[([^\]]*)\](?: @\w+)*$/.exec(text) ?? []
  if (last === undefined || citationsOf(text.slice(0, -last.length)).length > 0) return false
  return inside.split(', ').every((one) => citedAlone.test(one))
}

/** One line of the list; `section` is the heading above it. */
export type Requirement = { id: string; section: string; text: string }

/** Every line of the list that has an id: H and B are requirements, O open points, T wordings. */
export function requirementsOf(markdown: string): Requirement[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = /^##+ (.*)/.exec(line)?.[1] ?? section
    const [, id, text] = /^- ([HB]-\d{3}|[OT]-\d{2}) (.*)/.exec(line) ?? []
    return id && text ? [{ id, section, text }] : []
  })
}

/**
 * Whether a test must name it; open points and wordings may be named, but their effects are
 * requirements of their own.
 */
export function mustBeNamed({ id }: Requirement): boolean {
  return /^[HB]/.test(id)
}

/** The title of one test, with the ids that its file gives it from a table. */
export type Title = { file: string; line: number; text: string; fromTable: string[] }

const runners = new Set(['test', 'it', 'describe'])

/** The titles of all tests of a file; `${…}` stands for what a template puts in. */
export function titlesOf(file: string, source: string): Title[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const titles: Title[] = []
  const loneIds: string[] = []
  visit(tree)
  return titles.map((title) => ({ ...title, fromTable: takesIds(title.text) ? loneIds : [] }))

  function visit(node: ts.Node): void {
    if (ts.isStringLiteral(node) && /^[HB]-\d{3}$/.test(node.text)) loneIds.push(node.text)
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const text = node.arguments[0] && textOf(node.arguments[0])
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (text !== undefined) titles.push({ file, line, text, fromTable: [] })
    }
    ts.forEachChild(node, visit)
  }
}

/** `test`, `test.only`, `test.describe.serial` and `test.each(rows)`; not `test.step`, a part of a test. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return runners.has(callee.text)
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text !== 'step' && isTest(callee.expression)
  const isTable = ts.isCallExpression(callee) && ts.isPropertyAccessExpression(callee.expression)
  return isTable && isTest(callee.expression)
}

function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => '${…}' + span.literal.text).join('')
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  return undefined
}

/** Whether the ids in brackets come from a row or a loop, at least in part. */
function takesIds(title: string): boolean {
  return /\[[^\]]*(?:\$\{…\}|%s|\$\w+)[^\]]*\](?: @\w+)*$/.test(title)
}
