/**
 * The header of reads whose responses the gateway caches. A purge makes it fetch them again, and a
 * backend's memory of before the change would then be cached as the new list.
 */
export const noCache = { 'cache-control': 'no-cache' }

/** Whether a request wants what is stored now, and not what the backend remembers. */
export function isNoCache({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('cache-control') === noCache['cache-control']
}
