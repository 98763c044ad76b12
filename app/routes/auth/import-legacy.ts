import { logClientError } from '~/browser/log-client-error'
import { refreshPersonal } from '../personal/use-personal'

/**
 * Hands a token of the older site over once, for a cookie that no script can read, and removes it.
 * Without a connection it waits for the next visit.
 */
export async function importLegacy(token: string): Promise<void> {
  const response = await fetch('/dang-nhap/buoc', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'import', token }),
  }).catch(logClientError)
  if (!response?.ok) return
  localStorage.removeItem('accessToken')
  refreshPersonal()
}
