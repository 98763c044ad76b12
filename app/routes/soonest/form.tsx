import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { picker } from '~/messages/vi/picker'
import { soonest as words } from '~/messages/vi/soonest'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'
import { IconLocate } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { usePosition } from '~/ui/use-position'
import { readSoonest, soonestAddress, soonestPath, type SoonestQuery } from './query'

type FormChoice = { id: number; name: string }

/** The form of place and service, sent by GET; with JavaScript a button requests the position. */
export function SoonestForm({
  query,
  services,
  provinces,
}: {
  query: SoonestQuery
  services: readonly FormChoice[]
  provinces: readonly FormChoice[]
}) {
  const toast = useToast()
  const navigate = useNavigate()
  const isFinding = useNavigation().location?.pathname === soonestPath
  const { isLocating, locate } = usePosition(
    (point) => {
      const { near } = readSoonest(new URLSearchParams({ near: point }))
      navigate(soonestAddress({ near, serviceIds: query.serviceIds }))
    },
    () => toast({ kind: 'error', text: picker.denied }),
  )
  const chosen = query.serviceIds.join(',')
  const isListed = services.some(({ id }) => String(id) === chosen)
  return (
    <Form action={soonestPath} className="soonest-form" aria-label={words.form}>
      <SelectField
        label={words.province}
        name="province"
        defaultValue={query.provinceId ? String(query.provinceId) : ''}
        options={[
          { value: '', label: query.near ? words.nearMe : words.provinceNone },
          ...provinces.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <SelectField
        label={words.service}
        name="chosenService"
        defaultValue={chosen}
        options={[
          ...(isListed || chosen === '' ? [] : [{ value: chosen, label: words.serviceChosen }]),
          ...services.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      {query.near ? (
        <input type="hidden" name="near" value={`${query.near.latitude},${query.near.longitude}`} />
      ) : null}
      <Button type="submit" kind="primary" busy={isFinding} data-track="soonest_find">
        {words.find}
      </Button>
      <div className="needs-script">
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
    </Form>
  )
}
