/** A service as a list without headings must call it: with its version, where there are several. */
export function nameOf({ name, versionName }: { name: string; versionName: string }): string {
  return versionName === '' ? name : `${name} – ${versionName}`
}
