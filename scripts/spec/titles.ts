import ts from 'typescript'

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
