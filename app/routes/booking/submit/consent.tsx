import { Link } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { consent as consentWords } from '~/messages/vi/consent'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Checkbox } from '~/ui/toggle'
import { useHydrated } from '../use-script'
import type { Typed } from './form.server'

type ConsentProps = {
  typed: Partial<Typed>
  error: string | undefined
  isAsking: boolean
  isRefused: boolean
  isBusy: boolean
  onClose: () => void
  closeTo: string
}

/**
 * The consent to use the phone, each further purpose by itself and unticked: a dialog of the form,
 * or a part of the page where scripts are off.
 */
export function Consent({
  typed,
  error,
  isAsking,
  isRefused,
  isBusy,
  onClose,
  closeTo,
}: ConsentProps) {
  const hasScript = useHydrated()
  const problem = error ?? (isRefused ? consentWords.consentRequired : null)
  return (
    <>
      {/* The dialog opens only without this tick. */}
      {hasScript ? (
        <div id="part-consent-title">
          <Fields typed={typed} error={null} isShort />
        </div>
      ) : null}
      <noscript>
        <section className="part" aria-labelledby="part-consent-title">
          <h2 id="part-consent-title" className="part__title">
            {consentWords.consentTitle}
          </h2>
          <Fields typed={typed} error={problem} />
        </section>
      </noscript>
      <Dialog
        open={isAsking}
        title={consentWords.consentTitle}
        closeTo={closeTo}
        onClose={onClose}
        footer={
          <Button kind="primary" type="submit" wide busy={isBusy}>
            {messages.continue}
          </Button>
        }
      >
        {/* The dialog is in the form while it is closed too: ticked here, the booking would agree
            although the customer takes the tick above away. */}
        <Fields typed={{ ...typed, consent: false }} error={problem} />
      </Dialog>
    </>
  )
}

function Fields({
  typed,
  error,
  isShort,
}: {
  typed: Partial<Typed>
  error: string | null
  /** Only what the booking needs. */
  isShort?: boolean
}) {
  return (
    <div className="stack stack--tight">
      <p>{formatMessage(consentWords.consentText, { hotline: brand.consentHotline.display })}</p>
      <div>
        <Checkbox
          name="consent"
          value="1"
          label={consentWords.consentMust}
          defaultChecked={typed.consent}
          error={error}
        />
        {isShort ? null : (
          <>
            <Checkbox
              name="photo"
              value="1"
              label={consentWords.consentPhoto}
              defaultChecked={typed.photo}
            />
            <Checkbox
              name="location"
              value="1"
              label={consentWords.consentLocation}
              defaultChecked={typed.location}
            />
          </>
        )}
      </div>
      <p className="small">
        <Link to="/chinh-sach-bao-mat" target="_blank" rel="noopener noreferrer">
          {consentWords.consentPolicy}
        </Link>
      </p>
    </div>
  )
}
