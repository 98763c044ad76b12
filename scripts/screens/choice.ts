/** Which pictures are taken; nothing: all. */
type Choice = {
  /** A `*` stands for any letters. */
  names?: readonly string[]
  /** One of several shares, `2/3`; together they are all pictures, each once. */
  part?: string
}

/** The chosen ones of a list, in its order. Throws where a name or the share chooses nothing. */
export function chosenOf<One extends { name: string }>(
  all: readonly One[],
  { names, part = '1/1' }: Choice,
): One[] {
  const [, number = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number)
  if (number < 1 || number > count) throw new Error(`${part} is no share such as 1/2`)
  const patterns = names?.map(
    (name) => [name, new RegExp(`^${name.split('*').map(literal).join('.*')}$`)] as const,
  )
  const unknown = patterns?.find(([, pattern]) => !all.some(({ name }) => pattern.test(name)))
  if (unknown) throw new Error(`no picture is called ${unknown[0]}`)
  return all
    .filter(({ name }) => patterns?.some(([, pattern]) => pattern.test(name)) ?? true)
    .filter((_one, index) => index % count === number - 1)
}

function literal(text: string): string {
  return text.replace(/[.+?^$()|[\]{}\\]/g, '\\$&')
}
