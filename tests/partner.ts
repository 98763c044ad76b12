/** The secret of the partner `tikiapp` in the chains of the tests. */
export const PARTNER_SECRET = 'the-secret-of-a-partner-in-the-tests'

/** What the backend of that partner sends to get a log-in code for the owner of a token. */
export function loginCodeRequest(accessToken: string, secret = PARTNER_SECRET): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`tikiapp:${secret}`)}`,
    },
    body: JSON.stringify({ accessToken }),
  }
}
