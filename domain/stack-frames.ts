/** One call of an error's stack, as error trackers take it. */
export type StackFrame = { function: string; filename: string; lineno: number; colno: number }

/** Most frames of a report; V8 records ten. */
const MAX_FRAMES = 20

/** The calls of a stack as V8 writes it, oldest first; its message is left out. */
export function stackFrames(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MAX_FRAMES)
    .reverse()
}

function frameOf(line: string): StackFrame | null {
  const match = /^ {4}at (?:(.+) \()?(.+):(\d+):(\d+)\)?$/.exec(line)
  if (!match) return null
  const [, name = '?', filename = '?', lineno, colno] = match
  return { function: name, filename, lineno: Number(lineno), colno: Number(colno) }
}
