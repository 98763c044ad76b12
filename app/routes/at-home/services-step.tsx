import { Form } from '@remix-run/react'
import { kilometresText } from '~/booking/salons/distance'
import { formatMessage } from '~/messages/format-message'
import { atHome as words } from '~/messages/vi/at-home'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { Price } from '~/ui/price'
import { Checkbox } from '~/ui/toggle'
import { serviceName } from '../../../domain/service-name'
import type { AtHomeData } from './load.server'

/** Step 1: what shall be done; a GET form, so that the choice stands in the address. */
export function ServicesStep({
  data: { draft, where, lacksServices },
  offer,
}: {
  data: AtHomeData
  offer: NonNullable<AtHomeData['offer']>
}) {
  return (
    <Form action="/booking-at-home" className="stack">
      <input type="hidden" name="step" value="2" />
      <input type="hidden" name="next" value="1" />
      <input type="hidden" name="phone" value={draft.phone || '0'} />
      {draft.addressId === null ? (
        <input type="hidden" name="place" value={draft.placeId ?? ''} />
      ) : (
        <input type="hidden" name="address" value={draft.addressId} />
      )}
      {where ? <p className="strong">{where}</p> : null}
      <p className="muted">
        {formatMessage(words.salon, {
          name: offer.salon.name,
          km: kilometresText(offer.salon.distanceKm ?? 0),
        })}
      </p>
      {lacksServices ? <Notice kind="error">{words.servicesNone}</Notice> : null}
      <fieldset className="place-found">
        <legend className="strong">{words.services}</legend>
        {offer.services.map(({ id, name, versionName, minutes, price }) => (
          <Checkbox
            key={id}
            name="chosenService"
            value={id}
            defaultChecked={draft.serviceIds.includes(id)}
            label={
              <span className="row row--apart">
                <span>{serviceName({ name, versionName })}</span> <Price dong={price} />
              </span>
            }
            hint={formatMessage(words.minutes, { n: minutes })}
          />
        ))}
      </fieldset>
      <Button kind="primary" type="submit" wide>
        {words.next}
      </Button>
    </Form>
  )
}
