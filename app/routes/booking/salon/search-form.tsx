import { Form } from '@remix-run/react'
import { useEffect } from 'react'
import { writeDraft } from '~/booking/draft/draft-query'
import type { Draft } from '~/booking/draft/draft'
import { picker as messages } from '~/messages/vi/picker'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { SelectField } from '~/ui/more-fields'
import { IconLocate, IconSearch } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import { Switch } from '~/ui/toggle'
import { usePosition } from '~/ui/use-position'
import { searchDelayMs, useSearchForm } from '../use-search-form'
import { MAX_SEARCH_LENGTH, type PickerView } from './picker-view'

type SearchFormProps = {
  draft: Draft
  view: PickerView
  districts: readonly { id: string; name: string }[]
}

/**
 * Search, parking and district: a GET form that sends itself with JavaScript and has a button
 * without.
 */
export function SearchForm({ draft, view, districts }: SearchFormProps) {
  const { form, send, cancel } = useSearchForm(view.q, (fields) => !isAsShown(fields, view))
  return (
    <Form
      ref={form}
      action="/booking"
      replace
      preventScrollReset
      className="salon-search"
      role="search"
      onSubmit={cancel}
    >
      {[...writeDraft(draft)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view.cityId === null ? null : <input type="hidden" name="cityId" value={view.cityId} />}
      {view.near.includes(',') ? <input type="hidden" name="near" value={view.near} /> : null}
      {view.from === '' ? null : <input type="hidden" name="from" value={view.from} />}
      {view.address === null ? null : <input type="hidden" name="address" value={view.address} />}
      <div className="salon-search__line">
        <TextField
          label={messages.search}
          hideLabel
          name="q"
          type="search"
          icon={<IconSearch />}
          placeholder={messages.searchPlaceholder}
          defaultValue={view.q}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          onChange={() => send(searchDelayMs)}
        />
        <Button type="submit">{messages.find}</Button>
      </div>
      {districts.length > 0 && view.q === '' ? (
        <SelectField
          label={messages.district}
          hideLabel
          name="districtId"
          defaultValue={view.districtId ?? ''}
          options={[
            { value: '', label: messages.allDistricts },
            ...districts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={() => send(0)}
        />
      ) : null}
      <Switch
        name="parking"
        value="1"
        label={messages.parking}
        defaultChecked={view.parking}
        onChange={() => send(0)}
      />
    </Form>
  )
}

function isAsShown(fields: FormData, view: PickerView): boolean {
  return (
    fields.get('q') === view.q &&
    fields.has('parking') === view.parking &&
    (fields.get('districtId') || null) === view.districtId
  )
}

/**
 * Finds the salons nearby: the browser's position is requested only after this press, here or on
 * the main screen.
 */
export function NearButton({
  view,
  askPath,
  show,
}: {
  view: PickerView
  askPath: string
  show: (view: Partial<PickerView>) => void
}) {
  const toast = useToast()
  const { isLocating, locate } = usePosition(
    (near) => show({ near, parking: view.parking }),
    (isDenied) => {
      toast({ kind: 'error', text: isDenied ? messages.denied : messages.unlocated })
      show({ near: isDenied ? 'denied' : '', parking: view.parking })
    },
  )

  useEffect(() => {
    if (view.near === 'ask') locate()
    // Requested once on arriving, not whenever the view changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Form
      action="/booking"
      className="scripted-only"
      onSubmit={(event) => {
        event.preventDefault()
        locate()
      }}
    >
      {/* Pressed before hydration, the form opens the view that requests the position on arriving. */}
      {[...new URLSearchParams(askPath.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        icon={<IconLocate />}
        wide
        busy={isLocating}
        data-track="booking_find_near"
      >
        {isLocating ? messages.locating : messages.near}
      </Button>
    </Form>
  )
}
