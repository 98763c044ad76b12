/** Values of a setting by their names, from `tikiapp=… other=…`; those that are not fit are left out. */
export function namedValues(
  text: string | undefined,
  isFit: (value: string) => boolean,
): ReadonlyMap<string, string> {
  const pairs = (text ?? '').split(/\s+/).flatMap((pair): [string, string][] => {
    const [, name, value] = /^([\w-]+)=(\S+)$/.exec(pair) ?? []
    return name && value && isFit(value) ? [[name, value]] : []
  })
  return new Map(pairs)
}
