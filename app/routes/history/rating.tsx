import { useState } from 'react'
import { fullDay, vietnamDay } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'
import { Button } from '~/ui/button'
import { ErrorNote } from '~/ui/empty-state'
import { TextArea } from '~/ui/more-fields'
import { Form, useFormResult } from '~/ui/form'
import { focus } from '~/ui/focused-notice'
import { IconStar } from '~/ui/icons'
import { Vietnamese } from '~/ui/vietnamese'
import type { VisitPageQuery } from '../../../schema/generated/graphql'
import { visitPath } from './paths'
import type { VisitAction } from './visit'
import { Stars } from './visits'

type State = NonNullable<NonNullable<NonNullable<VisitPageQuery['viewer']>['visit']>['ratingState']>

const numbers = [1, 2, 3, 4, 5] as const

/** What can be said of a visit. */
export const tags = Object.keys(messages.tag) as (keyof typeof messages.tag)[]

/** A visit's rating, and the form while it may be changed. */
export function Rating({ state, visitId }: { state: State | null; visitId: string }) {
  const [wasRated] = useState(Boolean(state?.rating))
  if (!state) return <ErrorNote retryTo={visitPath(visitId)}>{messages.ratingFailed}</ErrorNote>
  const { rating, mayRate } = state
  return (
    <section className="rating" id="danh-gia" aria-labelledby="rating-title">
      <h2 className="h3" id="rating-title">
        {rating ? messages.yourRating : messages.rateTitle}
      </h2>
      {rating ? <GivenRating rating={rating} isNew={!wasRated} /> : null}
      {mayRate ? (
        rating ? (
          <ChangeRating rating={rating} visitId={visitId} />
        ) : (
          <RateForm rating={null} visitId={visitId} />
        )
      ) : (
        <p className="small muted">{messages.rateClosed}</p>
      )}
    </section>
  )
}

/** A new one stands in place of the form and takes the focus: the shorter page would end with its footer in view. */
function GivenRating({ rating, isNew }: { rating: NonNullable<State['rating']>; isNew: boolean }) {
  return (
    <div
      ref={isNew ? focus : undefined}
      className="stack stack--tight"
      data-testid="rating"
      data-stars={rating.stars}
      tabIndex={-1}
    >
      <p className="row">
        <Stars stars={rating.stars} />
        <span className="small">{messages.star[rating.stars as keyof typeof messages.star]}</span>
      </p>
      {rating.tags.length > 0 ? (
        <p className="row">
          {rating.tags.map((tag) => (
            <span key={tag} className="chip chip--pine">
              {messages.tag[tag]}
            </span>
          ))}
        </p>
      ) : null}
      {rating.comment ? (
        <blockquote className="rating__words">
          <Vietnamese>{rating.comment}</Vietnamese>
        </blockquote>
      ) : null}
    </div>
  )
}

function ChangeRating({
  rating,
  visitId,
}: {
  rating: NonNullable<State['rating']>
  visitId: string
}) {
  const isRefused = useFormResult<VisitAction>()('rate') !== null
  return (
    <details className="rating__change" open={isRefused ? true : undefined}>
      <summary>{messages.rateChange}</summary>
      <p className="small muted">
        {formatMessage(messages.rateUntil, { day: fullDay(vietnamDay(rating.editableUntil)) })}
      </p>
      <RateForm key={rating.stars} rating={rating} visitId={visitId} />
    </details>
  )
}

function RateForm({ rating, visitId }: { rating: State['rating']; visitId: string }) {
  const { typed, problems = {} } = useFormResult<VisitAction>()('rate') ?? {}
  const stars = typed ? Number(typed.stars) : rating?.stars
  const chosen: readonly string[] = typed?.tag ?? rating?.tags ?? []
  return (
    <Form
      action={visitPath(visitId)}
      hidden={{ intent: 'rate' }}
      preventScrollReset
      className="stack"
    >
      <fieldset
        className="rate-stars"
        aria-describedby={problems.stars ? 'stars-problem' : undefined}
      >
        <legend>{messages.stars}</legend>
        <div className="rate-stars__row">
          {numbers.map((number) => (
            <label key={number} className="rate-star">
              <input
                type="radio"
                name="stars"
                value={number}
                defaultChecked={stars === number}
                required
              />
              <span className="rate-star__face">
                <IconStar size="l" />
                <span className="num">{number}</span>
                <span className="rate-star__word">{messages.star[number]}</span>
              </span>
            </label>
          ))}
        </div>
        {problems.stars ? (
          <p className="field__error" id="stars-problem">
            {problems.stars}
          </p>
        ) : null}
      </fieldset>
      <fieldset className="rate-tags">
        <legend>{messages.tags}</legend>
        <div className="row">
          {tags.map((tag) => (
            <label key={tag} className="rate-tag">
              <input type="checkbox" name="tag" value={tag} defaultChecked={chosen.includes(tag)} />
              <span>{messages.tag[tag]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        name="comment"
        label={messages.comment}
        hint={messages.commentHint}
        maxLength={500}
        defaultValue={(typed ?? rating)?.comment ?? ''}
        error={problems.comment}
      />
      <Button kind="quiet" type="submit" wide data-track="history_rate">
        {rating ? messages.saveRating : messages.send}
      </Button>
    </Form>
  )
}
