import { useSubmit } from '@remix-run/react'
import { useState } from 'react'
import { isOffline } from '~/browser/is-offline'
import { places as messages } from '~/messages/vi/places'
import { ui } from '~/messages/vi/ui'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { SelectField, type SelectOption } from '~/ui/more-fields'
import { IconSearch } from '~/ui/icons'
import { useToast } from '~/ui/toast'
import type {
  FoundPlaces,
  PlaceChoices,
  PlaceParts,
  Suggestion,
  TypedPlace,
} from './place-form.server'

const placeParts = ['provinceId', 'districtId', 'wardId'] as const

type PlaceFieldsProps = {
  typed: TypedPlace
  choices: PlaceChoices
  suggestions: FoundPlaces
  error?: string | null
}

/**
 * Province, district and ward as lists, with a search that fills them. With JavaScript a choice
 * loads the next list by itself; without, a button does.
 */
export function PlaceFields({ typed, choices, suggestions, error }: PlaceFieldsProps) {
  const submit = useSubmit()
  const toast = useToast()
  const [parts, setParts] = useState<PlaceParts>(typed)
  // The server's response replaces the choice: it may have found a place, or dropped a ward of
  // another district.
  const [shown, setShown] = useState(typed)
  if (shown !== typed) {
    setShown(typed)
    setParts(typed)
  }

  function choose(change: Partial<PlaceParts>, form: HTMLFormElement | null) {
    // The list goes back to what the others belong to.
    if (isOffline()) return toast({ kind: 'error', text: ui.offline })
    setParts({ ...parts, ...change })
    if (!form || change.wardId !== undefined) return
    const fields = new FormData(form)
    fields.set('intent', 'refresh')
    submit(fields, {
      method: 'post',
      action: form.getAttribute('action') ?? undefined,
      replace: true,
      preventScrollReset: true,
    })
  }

  function select(
    name: keyof PlaceParts,
    label: string,
    options: SelectOption[],
    problem?: string | null,
  ) {
    return (
      <SelectField
        label={label}
        name={name}
        options={options}
        value={parts[name] ?? ''}
        error={problem}
        onChange={({ currentTarget: { value, form } }) => choose({ [name]: value || null }, form)}
      />
    )
  }

  return (
    <>
      <PlaceSearch typed={typed} />
      <div aria-live="polite">
        {suggestions === 'failed' ? (
          <NotLoaded intent="search">{messages.foundFailed}</NotLoaded>
        ) : suggestions ? (
          <FoundPlaceList suggestions={suggestions} />
        ) : null}
      </div>
      {choices.provinces ? (
        <>
          {select(
            'provinceId',
            messages.province,
            optionsOf(choices.provinces, messages.provinceNone),
            typed.provinceId === null ? error : null,
          )}
          {select(
            'districtId',
            messages.district,
            optionsOf(choices.districts, messages.districtNone),
            typed.provinceId === null ? null : error,
          )}
          {choices.wards ? (
            select('wardId', messages.ward, optionsOf(choices.wards, messages.wardNone))
          ) : (
            <>
              <NotLoaded intent="refresh">{messages.wardsFailed}</NotLoaded>
              <input type="hidden" name="wardId" value={typed.wardId ?? ''} />
            </>
          )}
          <div className="no-js-only">
            <Button type="submit" name="intent" value="refresh" size="s">
              {messages.refresh}
            </Button>
          </div>
        </>
      ) : (
        <>
          <NotLoaded intent="refresh">{messages.provincesFailed}</NotLoaded>
          {/* What was chosen before is sent again, as no list can hold it. */}
          {placeParts.map((name) => (
            <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
          ))}
        </>
      )}
    </>
  )
}

function PlaceSearch({ typed }: Pick<PlaceFieldsProps, 'typed'>) {
  return (
    <div className="place-search" role="search">
      {/* The key empties the field once a place was chosen, and keeps it in focus while searching. */}
      <TextField
        key={`${typed.districtId}-${typed.wardId}`}
        label={messages.search}
        name="q"
        type="search"
        icon={<IconSearch />}
        defaultValue={typed.q}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" name="intent" value="search">
        {messages.find}
      </Button>
    </div>
  )
}

/** A failure, and a press that tries again and sends the input along. */
function NotLoaded({ intent, children }: { intent: string; children: string }) {
  return (
    <ErrorNote>
      <span>{children}</span>{' '}
      <Button type="submit" name="intent" value={intent} size="s" kind="plain">
        {ui.retry}
      </Button>
    </ErrorNote>
  )
}

function FoundPlaceList({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return <p className="small muted">{messages.foundNone}</p>
  return (
    <fieldset className="place-found">
      <legend className="small muted">{messages.found}</legend>
      {suggestions.map(({ id, text }) => (
        <button key={id} type="submit" name="pick" value={id} className="place-found__one">
          {text}
        </button>
      ))}
    </fieldset>
  )
}

function optionsOf(list: readonly { id: string; name: string }[], none: string) {
  return [{ value: '', label: none }, ...list.map(({ id, name }) => ({ value: id, label: name }))]
}
