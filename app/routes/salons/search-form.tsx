import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { salons as words } from '~/messages/vi/salons'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { IconSearch } from '~/ui/icons'

/** How long typing must rest before the search runs, in milliseconds (B-054). */
const restMs = 500

/** Searches by words; with JavaScript while they are typed. */
export function SearchForm({ typed }: { typed: string }) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isSearching = useNavigation().location?.pathname === '/system-salon'
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Form role="search" className="salon-search" action="/system-salon" onSubmit={() => clearTimeout(timer.current)}>
      <TextField
        key={typed === '' ? 'empty' : 'typed'}
        label={words.searchLabel}
        hideLabel
        name="q"
        type="search"
        placeholder={words.searchPlaceholder}
        defaultValue={typed}
        maxLength={80}
        icon={<IconSearch />}
        onInput={({ currentTarget: { form } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => submit(form, { replace: true, preventScrollReset: true }), restMs)
        }}
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
