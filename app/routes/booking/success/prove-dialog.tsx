import { Form } from '@remix-run/react'
import { nextChannel, secondsUntil } from '~/booking/customer/code'
import { formatMessage } from '~/messages/format-message'
import { booked as messages } from '~/messages/vi/booked'
import { code as codeWords } from '~/messages/vi/code'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { CodeField } from '~/ui/field'
import { useSending } from '~/ui/use-sending'
import { useHydrated } from '../use-script'
import { useTicking } from '~/ui/use-server-now'
import { CodeCaptcha } from '../code/code-captcha'
import type { BookedResult } from './action.server'
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
  needed: Extract<BookedResult, { kind: 'captcha' }> | null
}) {
  const hasScript = useHydrated()
  const isBusy = useSending('intent', 'prove')
  const seconds = secondsUntil(data.againAt, useTicking(data.now))
  const sent = data.isSentBefore ? '&sent=before' : ''
  const address = `${here}&ask=prove${data.via ? `&via=${data.via}&again=${data.againAt}${sent}` : ''}`
  return (
    <Dialog open title={messages.proveTitle} closeTo={here}>
      <div className="stack">
        <p>{introOf(data, phone)}</p>
        {data.via ? (
          <Form
            method="post"
            action={address}
            replace
            preventScrollReset
            noValidate
            className="stack"
            onSubmit={(event) => isBusy && event.preventDefault()}
          >
            <input type="hidden" name="intent" value="prove" />
            <CodeField label={codeWords.label} name="code" error={error} autoFocus />
            <Button kind="primary" type="submit" wide busy={isBusy}>
              {codeWords.confirm}
            </Button>
          </Form>
        ) : null}
        <Form method="post" action={address} replace preventScrollReset className="stack">
          <input type="hidden" name="intent" value="sendProof" />
          {needed ? <CodeCaptcha {...needed} /> : null}
          <Button
            kind={data.via ? 'quiet' : 'primary'}
            type="submit"
            wide
            inactive={hasScript && seconds > 0}
            onClick={(event) => hasScript && seconds > 0 && event.preventDefault()}
          >
            {seconds > 0
              ? formatMessage(codeWords.resendIn, { seconds })
              : data.via === null
                ? messages.proveSend
                : nextChannel(data.via) === 'ZALO'
                  ? codeWords.resendZalo
                  : codeWords.resendSms}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}

function introOf({ via, isSentBefore }: BookedData, phone: string): string {
  if (via === null) return formatMessage(messages.maskedText, { phone })
  return isSentBefore ? codeWords.sentBefore : codeWords.sentBy[via]
}
