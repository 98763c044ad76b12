/** A Vietnamese customer's given name, which comes last in their name. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? ''
}
