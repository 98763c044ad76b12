/** Unusual kinds of data. */
export type EdgeCase = 'empty' | 'many' | 'long' | 'emoji' | 'pictureless'

export const edgeCases: readonly EdgeCase[] = ['empty', 'many', 'long', 'emoji', 'pictureless']

/** Entries of a list that is too long. */
const MANY = 500
/** Letters of a long name; its longest word has eighteen. */
const LONG = 200

/**
 * A backend's answer, or each of several that travel together (`index status body`), with its
 * lists, names or pictures made edge cases.
 */
export function withEdgeCase(edgeCase: EdgeCase): (text: string) => string {
  return (text) =>
    text
      .split('\n')
      .map((line) => edgeCaseLine(line, edgeCase))
      .join('\n')
}

function edgeCaseLine(line: string, edgeCase: EdgeCase): string {
  const [, head = '', json = line] = /^(\d+ 200 )?([[{].*)$/.exec(line) ?? []
  try {
    return head + JSON.stringify(edgeCaseValue(JSON.parse(json), '', edgeCase))
  } catch {
    return line
  }
}

function edgeCaseValue(value: unknown, key: string, edgeCase: EdgeCase): unknown {
  if (Array.isArray(value)) return edgeCaseList(value, key, edgeCase)
  if (typeof value === 'string') return edgeCaseText(value, key, edgeCase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, edgeCaseValue(one, name, edgeCase)]),
  )
}

function edgeCaseList(list: unknown[], key: string, edgeCase: EdgeCase): unknown[] {
  const isOfThings = list.length > 0 && list.every((one) => typeof one === 'object' && one !== null)
  if (edgeCase === 'empty') return []
  // Lists inside a lengthened list stay as they are, or pages would get millions of items.
  if (edgeCase === 'many' && isOfThings)
    return Array.from({ length: MANY }, (_none, index) =>
      numbered(list[index % list.length] as object, Math.floor(index / list.length)),
    )
  return list.map((one) => edgeCaseValue(one, key, edgeCase))
}

/** A thing with ids of its own, so that a list has no two of the same. */
function numbered(thing: object, round: number): object {
  if (round === 0) return thing
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [
      name,
      /^(id|\w+Id|slug|code)$/.test(name)
        ? typeof value === 'number'
          ? value + round * 100_000
          : typeof value === 'string'
            ? `${value}-${round}`
            : value
        : value,
    ]),
  )
}

function edgeCaseText(text: string, key: string, edgeCase: EdgeCase): string {
  const isPicture = /^(https?:)?\/.*\.(svg|png|jpe?g|webp|avif)$/i.test(text)
  if (edgeCase === 'pictureless')
    return isPicture ? (text.length % 2 === 0 ? '' : '/art/khong-co-tranh-nay.svg') : text
  const isName =
    /name|title|label|summary|subtitle|description|caption|alt|address|note|message/i.test(key) &&
    !/Id$|slug|link|url/i.test(key)
  if (!isName || isPicture || /^[[{/]|^https?:|^\d/.test(text) || text.length < 2) return text
  if (edgeCase === 'long')
    return `${text} ${'Nguyễnnguyễnnguyễn và một cái tên dài lắm '.repeat(5)}`.slice(0, LONG)
  return edgeCase === 'emoji' ? `💈 ${text} 👨‍👩‍👧‍👦🏳️‍🌈 ẹ̣́` : text
}
