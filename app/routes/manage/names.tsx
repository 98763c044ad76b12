import { Form, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { booked } from '~/messages/vi/booked'
import { manage as words } from '~/messages/vi/manage'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/field'
import { FocusedNotice } from '~/ui/focused-notice'
import { Notice } from '~/ui/notice'
import { useSending } from '~/ui/use-sending'
import type { ManageRefusal } from './action.server'
import type { Managed } from './page'
import { namesPart } from './paths'

/** Whether the page asks for names: of a group, until its visit begins. */
export function needsNames(managed: Managed): boolean {
  return managed.mayName && (managed.booking?.people.length ?? 0) > 1
}

/** The names by which the salon calls the persons of a group, a child's too. */
export function Names({
  people,
  refusal,
  isSaved,
  here,
}: {
  people: NonNullable<Managed['booking']>['people']
  refusal: ManageRefusal | undefined
  isSaved: boolean
  here: string
}) {
  const isBusy = useSending('intent', 'names')
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const { typed, problems } = refusal?.names ?? { typed: [], problems: [] }
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  return (
    <section id={namesPart} className="stack" aria-labelledby="manage-names">
      <h2 id="manage-names" className="h3">
        {words.names}
      </h2>
      <p className="muted">{words.namesText}</p>
      {refusal?.names && !problems.some(Boolean) ? (
        <Notice kind="error">{refusal.message}</Notice>
      ) : null}
      {isSaved && !refusal ? (
        <FocusedNotice key={key} kind="success">
          {words.namesSaved}
        </FocusedNotice>
      ) : null}
      <Form
        ref={form}
        method="post"
        action={`${here}#${namesPart}`}
        replace
        className="stack"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        <input type="hidden" name="intent" value="names" />
        {people.map(({ name, hourLabel }, index) => (
          <TextField
            // A saved name takes the place of what was typed.
            key={`${index} ${name ?? ''}`}
            label={formatMessage(booked.person, { n: index + 1, hour: hourText(hourLabel) })}
            name="name"
            autoComplete="off"
            defaultValue={typed[index] ?? name ?? ''}
            error={problems[index]}
          />
        ))}
        <Button type="submit" busy={isBusy}>
          {words.namesSave}
        </Button>
      </Form>
    </section>
  )
}
