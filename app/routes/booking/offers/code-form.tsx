import { Form, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import type { OfferTab } from '~/booking/offers/tabs'
import { cleanCode } from '~/booking/offers/promo-code'
import { offers as words } from '~/messages/vi/offers'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { useDraft } from '../use-draft'
import { useScript } from '../use-script'
import type { OffersResult } from './action.server'
import { QrReader } from './qr-reader'

/** An action's response about a promo code; `lost` when none came back. */
export type PromoCodeResult =
  OffersResult | { about: 'lost' } | { about: 'create' } | { about: 'code' } | undefined

/** A promo code, typed or read from a QR code; the server's refusal stands under it. */
export function CodeForm({ result, tab }: { result: PromoCodeResult; tab: OfferTab }) {
  const { next } = useDraft()
  const action = bookingPath(next, { tab: tab === 2 ? 2 : null })
  const submit = useSubmit()
  const hasScript = useScript()
  const form = useRef<HTMLFormElement>(null)
  const [isEmpty, setEmpty] = useState(true)
  const isBusy = useNavigation().formData?.get('intent') === 'redeem'
  const refusal = result?.about === 'offers' ? result : null
  const isFailed = refusal?.outcome.kind === 'failed' || result?.about === 'lost'
  useFailureToast(result, isFailed)
  // Also counts what was typed while the page's JavaScript was still on its way.
  useEffect(() => setEmpty(isEmptyIn(form.current)), [result])

  function useScanned(code: string) {
    const fields = new FormData()
    fields.set('intent', 'redeem')
    fields.set('code', code)
    const input = form.current?.elements.namedItem('code')
    if (input instanceof HTMLInputElement) input.value = code
    submit(fields, { method: 'post', action, replace: true, preventScrollReset: true })
  }

  return (
    <div className="promo">
      <Form
        ref={form}
        method="post"
        action={action}
        replace
        preventScrollReset
        className="promo__line"
        noValidate
        onInput={() => setEmpty(isEmptyIn(form.current))}
      >
        <input type="hidden" name="intent" value="redeem" />
        <TextField
          key={refusal?.typed}
          label={words.code}
          hideLabel
          name="code"
          placeholder={words.codePlaceholder}
          defaultValue={refusal?.typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          error={refusal?.outcome.kind === 'refused' ? refusal.outcome.message : null}
        />
        <Button type="submit" disabled={hasScript && isEmpty} busy={isBusy}>
          {words.codeApply}
        </Button>
      </Form>
      {isFailed ? (
        <Notice kind="error" title={words.notice} afterToast>
          {words.error}
        </Notice>
      ) : null}
      <QrReader onCode={useScanned} />
      <p className="no-js-only small muted">{words.qrNoScript}</p>
    </div>
  )
}

/** A failure is shown by a notification, which stays longer than other errors. */
function useFailureToast(result: PromoCodeResult, isFailed: boolean): void {
  const toast = useToast()
  useEffect(() => {
    if (isFailed) toast({ kind: 'notice', title: words.notice, text: words.error })
    // Each response is shown once, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [result])
}

function isEmptyIn(form: HTMLFormElement | null): boolean {
  return form === null || cleanCode(String(new FormData(form).get('code') ?? '')) === ''
}
