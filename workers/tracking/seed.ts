/** Nothing has been tracked before the first visitor comes. */
export function seed(_now: Date): string[] {
  return []
}
