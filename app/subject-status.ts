/**
 * The status of a page about one thing: 503 while nobody can say whether that is there, so that
 * search engines and caches keep what they know of it.
 */
export function subjectStatus(subject: object | null | undefined, isFailed: boolean) {
  if (subject) return 200
  return isFailed ? 503 : 404
}
