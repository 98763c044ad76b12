import { Form, useNavigation } from '@remix-run/react'
import { places as words } from '~/messages/vi/places'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { HereButton } from './here-button'
import { PlaceFields } from './place-fields'
import type { FormState, PlacesData } from './save-location.server'

type AddressFormProps = {
  form: NonNullable<PlacesData['form']>
  result: FormState | null
  here: string
  list: string
}

/**
 * The form of a saved place: found by a search or chosen from lists, with a name of the customer's.
 * Each press is a post that returns the whole input, so it works without JavaScript and puts no
 * postal address into the URL.
 */
export function AddressForm({ form, result, here, list }: AddressFormProps) {
  const { typed, choices } = result ?? form
  const navigation = useNavigation()
  const isSaving = navigation.formMethod === 'POST' && navigation.formData?.get('intent') === 'save'
  return (
    <Form method="post" action={here} replace preventScrollReset noValidate className="stack">
      <TextField
        label={words.name}
        name="name"
        hint={words.nameHint}
        defaultValue={typed.name}
        error={result?.problems.name}
        autoComplete="off"
        list="place-names"
      />
      <datalist id="place-names">
        {words.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <PlaceFields
        typed={typed}
        choices={choices}
        suggestions={result?.suggestions ?? null}
        error={result?.problems.place}
      />
      <TextField
        label={words.street}
        name="street"
        hint={words.streetHint}
        defaultValue={typed.street}
        error={result?.problems.street}
        maxLength={120}
        autoComplete="address-line1"
      />
      <HereButton typed={typed.point} />
      <Button kind="primary" type="submit" name="intent" value="save" wide busy={isSaving}>
        {words.save}
      </Button>
      <Button to={list} wide>
        {words.cancel}
      </Button>
    </Form>
  )
}
