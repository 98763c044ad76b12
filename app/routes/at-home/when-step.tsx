import { Link, useLocation } from '@remix-run/react'
import { homePath } from '~/booking/draft/home-draft'
import { dayText } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { atHome as messages } from '~/messages/vi/at-home'
import { consent as bookingWords } from '~/messages/vi/consent'
import { formatMessage } from '~/messages/format-message'
import { Button } from '~/ui/button'
import { Choices } from '~/ui/choices'
import { TextField } from '~/ui/field'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form, useFormResult } from '~/ui/form'
import { TextArea } from '~/ui/more-fields'
import { PhoneField } from '~/ui/phone-field'
import { Price } from '~/ui/price'
import { Checkbox } from '~/ui/toggle'
import { serviceName } from '../../../domain/service-name'
import { priceOf } from '../../../domain/special-prices'
import type { AtHomeAction } from './action.server'
import type { OfferedProps } from './page'

/** Step 2: day and part of the day, the street address, the phone, and the consent to use it. */
export function WhenStep({ data: { draft, where, asksConsent, key }, offer }: OfferedProps) {
  const location = useLocation()
  const { typed, problems = {}, message, more } = useFormResult<AtHomeAction>()('request') ?? {}
  const days = daysWithPrices(draft.serviceIds, offer)
  // What was refused has created nothing, and what was lost may have: the next try keeps the key.
  const keys = {
    key: more?.key ?? (typed?.key || key),
    replaces: more?.replaces ?? typed?.replaces ?? '',
  }
  return (
    <Form
      action={homePath(draft)}
      hidden={{ intent: 'request', ...keys }}
      replace
      preventScrollReset
      noValidate
      className="stack"
    >
      {message ? (
        <FocusedNotice key={location.key} kind="error">
          {message}
        </FocusedNotice>
      ) : null}
      {where ? <p className="strong">{where}</p> : null}
      <ChosenServices days={days} />
      <Choices
        legend={messages.day}
        name="date"
        value={typed?.date}
        options={days.map(({ day, total }) => ({
          value: day,
          label: dayText(day),
          note: isSameTotal(days) ? undefined : <Price dong={total} />,
        }))}
        error={problems.date}
      />
      <Choices
        legend={messages.part}
        name="part"
        value={typed?.part}
        options={Object.entries(messages.parts).map(([value, label]) => ({ value, label }))}
        error={problems.part}
      />
      {draft.addressId === null ? (
        <TextField
          label={messages.street}
          name="street"
          defaultValue={typed?.street}
          error={problems.street}
          maxLength={120}
          autoComplete="address-line1"
        />
      ) : null}
      <PhoneField
        label={messages.phone}
        name="phone"
        defaultValue={typed?.phone ?? draft.phone}
        error={problems.phone}
      />
      <TextArea
        label={messages.note}
        name="note"
        defaultValue={typed?.note}
        error={problems.note}
        maxLength={500}
      />
      {asksConsent || problems.consent ? (
        <ConsentField isGiven={typed?.consent === '1'} error={problems.consent} />
      ) : null}
      <Button kind="primary" type="submit" wide>
        {messages.send}
      </Button>
    </Form>
  )
}

/** The days on offer with what is chosen, at the prices of each. */
function daysWithPrices(
  ids: readonly string[],
  { services, specialDays, days }: OfferedProps['offer'],
) {
  const chosen = services.filter(({ id }) => ids.includes(id))
  return days.map((day) => {
    const priced = chosen.map((service) => ({
      ...service,
      price: priceOf(service, { date: day, stylistLevel: null }, specialDays),
    }))
    return { day, chosen: priced, total: priced.reduce((sum, { price }) => sum + price, 0) }
  })
}

type PricedDays = ReturnType<typeof daysWithPrices>

function isSameTotal(days: PricedDays): boolean {
  return new Set(days.map(({ total }) => total)).size < 2
}

/** What is done, with prices and their sum where each day has the same. */
function ChosenServices({ days }: { days: PricedDays }) {
  const [first] = days
  if (!first) return null
  return (
    <>
      <ul className="small stack stack--tight">
        {first.chosen.map(({ id, name, versionName, price }) => (
          <li key={id} className="row row--apart">
            <span>{serviceName({ name, versionName })}</span>{' '}
            {isSameTotal(days) ? <Price dong={price} /> : null}
          </li>
        ))}
      </ul>
      {isSameTotal(days) ? (
        <p>
          {messages.total}: <Price dong={first.total} />
        </p>
      ) : (
        <p>{messages.totalByDay}</p>
      )}
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
