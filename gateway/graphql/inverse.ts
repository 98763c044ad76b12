/** A table of names, read from right to left. */
export function inverse<const Names extends Readonly<Record<string, string>>>(names: Names) {
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [value, name])) as {
    readonly [Name in keyof Names as Names[Name]]: Name
  }
}
