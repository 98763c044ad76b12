import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { code as codeWords } from '~/messages/vi/code'
import { Dialog } from '~/ui/dialog'
import { CodeForm, ResendForm } from '../../auth/code-form'
import type { CaptchaView } from '../../auth/state'
import type { BookedData } from './load.server'

/**
 * The proof by code that the booking's phone is theirs, for a visitor without this browser's owner
 * token.
 */
export function ProveDialog({
  data,
  phone,
  here,
  error,
  needed,
}: {
  data: BookedData
  phone: string
  here: string
  error: string | null
  /** The captcha that the next code needs. */
  needed: { message: string | null; captcha: CaptchaView | null } | null
}) {
  const sent = data.isSentBefore ? '&sent=before' : ''
  const address = `${here}&ask=prove${data.via ? `&via=${data.via}&again=${data.againAt}${sent}` : ''}`
  return (
    <Dialog open title={messages.proveTitle} closeTo={here}>
      <div className="stack">
        <p>{introOf(data, phone)}</p>
        {data.via ? <CodeForm action={address} hidden={{ intent: 'prove' }} error={error} /> : null}
        <ResendForm
          kind={data.via ? 'quiet' : 'primary'}
          via={data.via}
          againAt={data.againAt}
          now={data.now}
          action={address}
          intent="sendProof"
          needed={needed}
        >
          {data.via ? undefined : messages.proveSend}
        </ResendForm>
      </div>
    </Dialog>
  )
}

function introOf({ via, isSentBefore }: BookedData, phone: string): string {
  if (via === null) return formatMessage(messages.maskedText, { phone })
  return isSentBefore ? codeWords.sentBefore : codeWords.sentBy[via]
}
