import { Form } from '@remix-run/react'
import { writeDraft } from '~/booking/draft/draft-query'
import type { Draft } from '~/booking/draft/draft'
import { picker as messages } from '~/messages/vi/picker'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { SelectField } from '~/ui/more-fields'
import { IconSearch } from '~/ui/icons'
import { Switch } from '~/ui/toggle'
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
