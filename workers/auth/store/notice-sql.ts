/** Takes a key at an instant, unless its message was sent or may have been. */
export const CLAIM_NOTICE = `INSERT INTO notice (key, state, at) VALUES (?1, 'sending', ?2)
  ON CONFLICT (key) DO UPDATE SET state = 'sending', at = ?2 WHERE state = 'failed'`

/** Notes the state that the message of a key has come to. */
export const FINISH_NOTICE = 'UPDATE notice SET state = ?1 WHERE key = ?2'

/** The state after a try: a message that was not sent may be claimed again. */
export function stateAfter(isSent: boolean): 'sent' | 'failed' {
  return isSent ? 'sent' : 'failed'
}
