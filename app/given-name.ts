/** What a Vietnamese customer is called by: the last word of his name. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? ''
}
