/** What became of a message on all its channels. */
export type NoticeResult = 'sent' | 'undeliverable' | 'failed'

/** What sending a message needs; each call may be the last before the process dies. */
export type NoticePorts = {
  /** Takes the right to send it; false when it was sent, or may have been. */
  claim: () => Promise<boolean>
  /** Hands it to a provider. */
  post: () => Promise<NoticeResult>
  /** Notes whether it was sent; where it was not, it may be claimed again. */
  finish: (isSent: boolean) => Promise<void>
}

/**
 * Sends a message at most once: it is claimed before it is posted, and a process that dies between
 * leaves it claimed, as none is better than two.
 */
export async function sendOnce({ claim, post, finish }: NoticePorts): Promise<NoticeResult> {
  if (!(await claim())) return 'sent'
  const outcome = await post()
  await finish(outcome === 'sent')
  return outcome
}
