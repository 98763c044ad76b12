import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { salons as words } from '~/messages/vi/salons'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { IconSearch } from '~/ui/icons'

/** Milliseconds after the last key before the search runs (B-054). */
const restMs = 500

/** Searches by text; with JavaScript while typing. */
export function SearchForm({ typed }: { typed: string }) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const isSearching = useNavigation().location?.pathname === '/system-salon'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Typed while the page's JavaScript was still on its way.
    const held = form.current && new FormData(form.current).get('q')
    if (typeof held === 'string' && held.trim() !== typed) search(0)
    return () => clearTimeout(timer.current)
    // Only what happened before the first render can have been missed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function search(afterMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(
      () => submit(form.current, { replace: true, preventScrollReset: true }),
      afterMs,
    )
  }

  return (
    <Form
      ref={form}
      role="search"
      className="salon-search"
      action="/system-salon"
      onSubmit={() => clearTimeout(timer.current)}
    >
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
        onInput={() => search(restMs)}
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
