import { Form, Link, useNavigation } from '@remix-run/react'
import { homePath } from '~/booking/draft/home-draft'
import { dayText } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { atHome as words } from '~/messages/vi/at-home'
import { consent as bookingWords } from '~/messages/vi/consent'
import { Button } from '~/ui/button'
import { Choices } from '~/ui/choices'
import { TextArea, TextField } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { PhoneField } from '~/ui/phone-field'
import { Price } from '~/ui/price'
import { Checkbox } from '~/ui/toggle'
import type { WhenResult } from './action.server'
import type { AtHomeData } from './load.server'
import { serviceName } from '../../../domain/service-name'

type WhenStepProps = {
  data: AtHomeData
  offer: NonNullable<AtHomeData['offer']>
  result: WhenResult | null
}

/** Step 2: day and part of the day, the street address, the phone, and the consent to use it. */
export function WhenStep({
  data: { draft, where, asksConsent, key },
  offer,
  result,
}: WhenStepProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { typed, problems = {}, message } = result ?? {}
  return (
    <Form
      method="post"
      action={homePath(draft)}
      replace
      preventScrollReset
      noValidate
      className="stack"
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <input type="hidden" name="key" value={typed?.key || key} />
      <input type="hidden" name="replaces" value={typed?.replaces ?? ''} />
      {message ? <Notice kind="error">{message}</Notice> : null}
      {where ? <p className="strong">{where}</p> : null}
      <ChosenServices chosen={offer.services.filter(({ id }) => draft.serviceIds.includes(id))} />
      <Choices
        legend={words.day}
        name="date"
        value={typed?.date}
        options={offer.days.map((day) => ({ value: day, label: dayText(day) }))}
        error={problems.date}
      />
      <Choices
        legend={words.part}
        name="part"
        value={typed?.part ?? undefined}
        options={Object.entries(words.parts).map(([value, label]) => ({ value, label }))}
        error={problems.part}
      />
      {draft.addressId === null ? (
        <TextField
          label={words.street}
          name="street"
          defaultValue={typed?.street}
          error={problems.street}
          maxLength={120}
          autoComplete="address-line1"
        />
      ) : null}
      <PhoneField
        label={words.phone}
        name="phone"
        defaultValue={typed?.phone ?? draft.phone}
        error={problems.phone}
      />
      <TextArea
        label={words.note}
        name="note"
        defaultValue={typed?.note}
        error={problems.note}
        maxLength={500}
      />
      {asksConsent || problems.consent ? (
        <ConsentField isGiven={typed?.consent} error={problems.consent} />
      ) : null}
      <Button kind="primary" type="submit" name="intent" value="request" wide busy={isBusy}>
        {words.send}
      </Button>
    </Form>
  )
}

/** What is done, with prices and their sum. */
function ChosenServices({ chosen }: { chosen: WhenStepProps['offer']['services'] }) {
  return (
    <>
      <ul className="small stack stack--tight">
        {chosen.map(({ id, name, versionName, price }) => (
          <li key={id} className="row row--apart">
            <span>{serviceName({ name, versionName })}</span> <Price dong={price} />
          </li>
        ))}
      </ul>
      <p>
        {words.total}: <Price dong={chosen.reduce((sum, { price }) => sum + price, 0)} />
      </p>
    </>
  )
}

/** The consent to use their data, with the text and the policy that it is about. */
function ConsentField({ isGiven, error }: { isGiven?: boolean; error?: string }) {
  return (
    <div className="stack stack--tight">
      <p className="small">
        {formatMessage(bookingWords.consentText, { hotline: brand.consentHotline.display })}
      </p>
      <Checkbox
        name="consent"
        value="1"
        label={bookingWords.consentMust}
        defaultChecked={isGiven}
        error={error}
      />
      <p className="small">
        <Link to="/chinh-sach-bao-mat" target="_blank" rel="noopener noreferrer">
          {bookingWords.consentPolicy}
        </Link>
      </p>
    </div>
  )
}
