import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { readPoint } from '~/booking/salons/read-point'
import { picker } from '~/messages/vi/picker'
import { formatMessage } from '~/messages/format-message'
import { soonest as words } from '~/messages/vi/soonest'
import { Button } from '~/ui/button'
import { SelectField, type SelectOption } from '~/ui/field'
import { IconLocate } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'
import { useShownValues } from '~/ui/use-shown-values'
import type { OfferedPlace } from './places.server'
import {
  MAX_PEOPLE,
  pointText,
  soonestAddress,
  soonestPath,
  stylistText,
  type SoonestQuery,
} from './query'

type FormChoice = { id: number; name: string }

/** The stylist of a customer's last visit, and where they work. */
type OwnStylist = { salon: FormChoice; stylist: FormChoice }

/**
 * The form of place and service, sent by GET. The places are those of the province; with JavaScript
 * they change with the province at once, and a button requests the position.
 */
export function SoonestForm({
  query,
  services,
  provinces,
  places,
  own,
}: {
  query: SoonestQuery
  services: readonly SelectOption[]
  provinces: readonly FormChoice[]
  places: readonly OfferedPlace[]
  own: OwnStylist | null
}) {
  const isFinding = useNavigation().location?.pathname === soonestPath
  const chosen = query.serviceIds.join(',')
  const isListed = services.some(({ value }) => value === chosen)
  const [provinceId, setProvinceId] = useState(query.provinceId)
  const [shown, setShown] = useState(query.provinceId)
  if (shown !== query.provinceId) {
    setShown(query.provinceId)
    setProvinceId(query.provinceId)
  }
  const form = useShownValues({
    province: query.provinceId ? String(query.provinceId) : '',
    people: String(query.people),
    near: query.near ? pointText(query.near) : '',
    chosenService: chosen,
    stylist: query.stylist ? stylistText(query.stylist) : '',
  })
  const offered = places.filter((place) =>
    provinceId === 0 ? !place.isDistrict : place.provinceId === provinceId,
  )
  const stylists = stylistsOf(query, own)
  return (
    <Form ref={form} action={soonestPath} className="soonest-form" aria-label={words.form}>
      <SelectField
        label={words.province}
        name="province"
        defaultValue={query.provinceId ? String(query.provinceId) : ''}
        onChange={({ currentTarget: { value } }) => setProvinceId(Number(value))}
        options={[
          { value: '', label: words.provinceNone },
          ...provinces.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={words.people}
        name="people"
        defaultValue={String(query.people)}
        options={Array.from({ length: MAX_PEOPLE }, (_none, index) => ({
          value: String(index + 1),
          label: formatMessage(words.peopleCount, { n: index + 1 }),
        }))}
      />
      {offered.length > 0 ? (
        <SelectField
          label={words.place}
          name="near"
          defaultValue={query.near ? pointText(query.near) : ''}
          options={[
            { value: '', label: words.placeAny },
            ...offered.map(({ near, name }) => ({ value: near, label: name })),
          ]}
        />
      ) : null}
      <SelectField
        label={words.service}
        name="chosenService"
        defaultValue={chosen}
        options={[
          ...(isListed || chosen === '' ? [] : [{ value: chosen, label: words.serviceChosen }]),
          ...services,
        ]}
      />
      {stylists.length > 0 ? (
        <SelectField
          label={words.stylist}
          name="stylist"
          defaultValue={query.stylist ? stylistText(query.stylist) : ''}
          options={[{ value: '', label: words.stylistAny }, ...stylists]}
        />
      ) : null}
      <Button type="submit" kind="primary" busy={isFinding} data-track="soonest_find">
        {words.find}
      </Button>
      <HereButton query={query} />
    </Form>
  )
}

/** Requests the position and searches near it. */
function HereButton({ query: { serviceIds, people } }: { query: SoonestQuery }) {
  const toast = useToast()
  const navigate = useNavigate()
  const { isLocating, locate } = usePosition(
    (point) => {
      const near = readPoint(point)
      navigate(soonestAddress({ near, serviceIds, people }))
    },
    () => toast({ kind: 'error', text: picker.denied }),
  )
  return (
    <div className="scripted-only">
      <Button
        icon={<IconLocate />}
        wide
        busy={isLocating}
        onClick={locate}
        data-track="soonest_here"
      >
        {isLocating ? words.hereBusy : words.here}
      </Button>
    </div>
  )
}

/** The customer's own stylist, and the one in the address if that is another. */
function stylistsOf({ stylist: chosen }: SoonestQuery, own: OwnStylist | null) {
  const mine = own && { salonId: own.salon.id, id: own.stylist.id }
  const isMine = chosen?.salonId === mine?.salonId && chosen?.id === mine?.id
  return [
    ...(own && mine
      ? [
          {
            value: stylistText(mine),
            label: formatMessage(words.stylistOwn, {
              name: own.stylist.name,
              salon: own.salon.name,
            }),
          },
        ]
      : []),
    ...(chosen && !isMine ? [{ value: stylistText(chosen), label: words.stylistChosen }] : []),
  ]
}
