import { Form, Link, useNavigation } from '@remix-run/react'
import { salons as words } from '~/messages/vi/salons'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { IconSearch } from '~/ui/icons'
import { searchDelayMs, useSearchForm } from '../booking/use-search-form'

/** Searches by text; with JavaScript while typing. */
export function SearchForm({ typed }: { typed: string }) {
  const isSearching = useNavigation().location?.pathname === '/system-salon'
  const { form, send, cancel } = useSearchForm(
    typed,
    (fields) => String(fields.get('q') ?? '').trim() !== typed,
  )
  return (
    <Form
      ref={form}
      role="search"
      className="salon-search"
      action="/system-salon"
      onSubmit={cancel}
    >
      <TextField
        label={words.searchLabel}
        hideLabel
        name="q"
        type="search"
        placeholder={words.searchPlaceholder}
        defaultValue={typed}
        maxLength={80}
        icon={<IconSearch />}
        onInput={() => send(searchDelayMs)}
      />
      <Button type="submit" busy={isSearching}>
        {words.search}
      </Button>
      {typed ? (
        <Link to="/system-salon" className="salon-search__clear">
          {words.clear}
        </Link>
      ) : null}
    </Form>
  )
}
