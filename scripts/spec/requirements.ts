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
