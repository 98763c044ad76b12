import { Form } from '@remix-run/react'
import { homePath } from '~/booking/draft/home-draft'
import { dayText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { atHome as words } from '~/messages/vi/at-home'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { IconHome } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { PlaceFields } from '../places/place-fields'
import type { WhereResult } from './action.server'
import type { AtHomeData } from './load.server'

/**
 * Step 0: a saved address, or a district or ward. An open request is shown here and can be
 * canceled.
 */
export function WhereStep({ data, result }: { data: AtHomeData; result: WhereResult | null }) {
  const { draft, addresses, visits, done } = data
  const form = result ?? data.form
  return (
    <>
      {done && !result ? (
        <Notice kind="success">{done === 'sent' ? words.done : words.canceled}</Notice>
      ) : null}
      {visits.length > 0 ? <OpenVisits visits={visits} here={homePath(draft)} /> : null}
      <p className="muted">{words.how}</p>
      {addresses.length > 0 ? (
        <section aria-labelledby="saved-title" className="stack stack--tight">
          <h2 id="saved-title" className="h3">
            {words.saved}
          </h2>
          {addresses.map(({ id, name, address }) => (
            <Card key={id} to={homePath({ ...draft, step: 1, addressId: id, placeId: null })}>
              <span className="places__words">
                <span className="strong">{name}</span>
                <span className="small muted">{address}</span>
              </span>
            </Card>
          ))}
        </section>
      ) : null}
      {form ? (
        <section aria-labelledby="place-title" className="stack">
          <h2 id="place-title" className="h3">
            {addresses.length > 0 ? words.other : words.place}
          </h2>
          <Form
            method="post"
            action={homePath(draft)}
            replace
            preventScrollReset
            noValidate
            className="stack"
          >
            <PlaceFields
              typed={form.typed}
              choices={form.choices}
              suggestions={result?.suggestions ?? null}
              error={result?.problem}
            />
            <Button kind="primary" type="submit" name="intent" value="next" wide>
              {words.next}
            </Button>
          </Form>
        </section>
      ) : null}
    </>
  )
}

function OpenVisits({ visits, here }: { visits: AtHomeData['visits']; here: string }) {
  return (
    <section aria-labelledby="open-title" className="stack stack--tight">
      <h2 id="open-title" className="h3">
        {words.open}
      </h2>
      <ul className="places">
        {visits.map(({ id, date, part, address, services }) => {
          const visit = formatMessage(words.visit, { part: words.parts[part], day: dayText(date) })
          return (
            <li key={id} className="places__place">
              <IconHome />
              <span className="places__words">
                <span className="strong">{visit}</span>
                <span className="small">{services.map(({ name }) => name).join(', ')}</span>
                <span className="small muted">{address}</span>
              </span>
              <Form method="post" action={here} replace preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="cancel"
                  size="s"
                  aria-label={formatMessage(words.cancelName, { visit })}
                >
                  {words.cancel}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
