/**
 * A service as lists without headings call it: with its version, where its group has several. No
 * list of facts or of services is joined by a dash, so the version is not read as the next of them.
 */
export function serviceName({
  name,
  versionName,
}: {
  name: string
  versionName: string | null
}): string {
  return versionName ? `${name} – ${versionName}` : name
}
