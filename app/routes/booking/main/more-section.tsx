import { useRef, useState } from 'react'
import { offersManyPeople } from '~/booking/salons/salon-list'
import { time as messages } from '~/messages/vi/time'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { TextArea } from '~/ui/more-fields'
import { IconDown } from '~/ui/icons'
import { Switch } from '~/ui/toggle'
import type { FieldErrors } from '../submit/create.server'
import type { Typed } from '../submit/form.server'
import type { MainData } from './load.server'

/** Longest note, in characters. */
const MAX_NOTE_LENGTH = 500

type MoreSectionProps = {
  data: MainData
  typed: Partial<Typed>
  errors: FieldErrors
  closeTo: string
}

/** 4: note, special requests and switches; fields of the form, folded away while untouched. */
export function MoreSection({ data, typed, errors, closeTo }: MoreSectionProps) {
  const isTouched = Boolean(
    typed.note ||
    typed.requests?.length ||
    typed.isManyPeople ||
    (typed.advice && typed.advice !== 'full') ||
    errors.note ||
    errors.requests,
  )
  // A group has said already how many come.
  const showsManyPeople =
    data.people.length === 1 &&
    data.salon !== null &&
    offersManyPeople(data.salon.manyPeople, data.day, data.today)
  return (
    <details className="fold" open={isTouched}>
      <summary className="fold__head">
        <span className="strong">{messages.partMore}</span>
        <IconDown />
      </summary>
      <div className="stack">
        <TextArea
          label={messages.note}
          name="note"
          maxLength={MAX_NOTE_LENGTH}
          placeholder={messages.notePlaceholder}
          defaultValue={typed.note}
          error={errors.note}
        />
        <fieldset>
          <legend className="part__legend">{messages.requests}</legend>
          <div className="preferences__list">
            {/* A booking made in another language or elsewhere may have other requests. */}
            {[...new Set([...messages.requestList, ...(typed.requests ?? [])])].map((request) => (
              <label key={request} className="preferences__one">
                <input
                  type="checkbox"
                  name="requests"
                  value={request}
                  defaultChecked={typed.requests?.includes(request)}
                />
                <span>{request}</span>
              </label>
            ))}
          </div>
          {errors.requests ? <p className="field__error">{errors.requests}</p> : null}
        </fieldset>
        <div className="switches">
          {showsManyPeople ? (
            <Switch
              name="manyPeople"
              value="1"
              label={messages.manyPeople}
              hint={messages.manyPeopleHint}
              defaultChecked={typed.isManyPeople}
            />
          ) : null}
          <AdviceDialog advice={typed.advice ?? 'full'} closeTo={closeTo} />
          {data.asksConsent ? null : (
            <Switch
              name="photo"
              value="1"
              label={messages.photo}
              defaultChecked={typed.photo ?? data.photo}
            />
          )}
        </div>
      </div>
    </details>
  )
}

/**
 * The advice switch: turned off it opens a question about how little; without JavaScript the
 * question is shown below it.
 */
function AdviceDialog({ advice, closeTo }: { advice: Typed['advice']; closeTo: string }) {
  const [asks, setAsks] = useState(false)
  const little = useRef<HTMLInputElement>(null)
  const none = useRef<HTMLInputElement>(null)

  function chooseAdvice(choice: HTMLInputElement | null) {
    // A press, unlike a tick that is set, is a change of the form, which stores it.
    choice?.click()
    setAsks(false)
  }

  return (
    <div className="advice">
      <Switch
        name="receiveAdvice"
        value="1"
        label={messages.advice}
        hint={messages.adviceHint}
        defaultChecked={advice === 'full'}
        onChange={(event) => setAsks(!event.currentTarget.checked)}
      />
      <div className="advice__choice" role="radiogroup" aria-label={messages.adviceTitle}>
        <label>
          <input
            ref={little}
            type="radio"
            name="advice"
            value="little"
            defaultChecked={advice !== 'none'}
          />
          {messages.adviceLittle}
        </label>
        <label>
          <input
            ref={none}
            type="radio"
            name="advice"
            value="none"
            defaultChecked={advice === 'none'}
          />
          {messages.adviceNone}
        </label>
      </div>
      {asks ? (
        <Dialog
          open
          title={messages.adviceTitle}
          closeTo={closeTo}
          onClose={() => setAsks(false)}
          width={375}
        >
          <div className="stack stack--tight">
            <Button wide onClick={() => chooseAdvice(little.current)}>
              {messages.adviceLittle}
            </Button>
            <Button wide onClick={() => chooseAdvice(none.current)}>
              {messages.adviceNone}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
