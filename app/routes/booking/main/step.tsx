import './main.css'
import { Form, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, Suspense } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import { showsHomeIcon, homeClicked } from '~/booking/embed'
import { canAnyChooseTime, canChooseTime, missingPart } from '~/booking/readiness'
import { step, stepTitle } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { AppBar } from '~/ui/app-bar'
import { PhoneField } from '~/ui/phone-field'
import { Guides } from '../guides'
import { useDraft } from '../use-draft'
import { useHydrated, useInert } from '../use-script'
import {
  Consent,
  MoreSection,
  OfferPart,
  PhoneDialog,
  ProposalNote,
  SuggestionRow,
  OffersDialog,
  SalonOffDialog,
  StylistDialogs,
} from '../screens'
import type { Typed } from '../submit/form.server'
import type { MainData } from './load.server'
import type { CurrentBooking } from '../change/current.server'
import { hoursShown } from '../time/hours-shown'
import { NameEntry, NameField } from '../submit/name-entry'
import { withoutRefused, type PersonView } from '../group/person-view'
import { Refusal } from '../submit/refusal'
import { Summary } from '../submit/summary'
import { useBookingForm, type AttemptResult } from '../submit/use-booking-form'
import { postToHost } from '../success/use-confirmed'
import { useHeldHours } from '../time/use-held-hours'
import { useLiveHours, useNewDays } from '../time/use-live-hours'
import { storeTyped, readTyped } from '../submit/typed-fields'
import { GroupSection, SalonSection, ServiceSection, TimeSection } from './sections'
import { useBegunWith, useLastRefused, useRecalled } from './use-stored-input'
import { type Draft, draftAfter, type Origin } from '~/booking/draft/draft'
import { isHourFixed } from '~/booking/group/group'
import { currentPerson } from '~/booking/group/person'
import { IconButton, Button } from '~/ui/button'
import { IconHome } from '~/ui/icons'
import { useAfterPress } from '~/ui/use-after-press'
import type { BookingAttempt } from '~/routes/booking/submit/create.server'
import { dotted } from '~/booking/customer/phone'

/** A closed salon about which nothing could be loaded. */
const unknownOff = { message: null, alternatives: [] }

type MainDialogsProps = {
  data: MainData
  outcome: BookingAttempt | null
  /** The screen without them. */
  closeTo: string
  isDayFull: boolean
}

/**
 * The dialog that the main screen's data open, at most one: a closed salon, an offer to use, then
 * questions about a stylist.
 */
function MainDialogs({ data, outcome, closeTo, isDayFull }: MainDialogsProps) {
  const { query } = useDraft()
  const off =
    outcome?.kind === 'closed' ? outcome : query.has('off') ? (data.off ?? unknownOff) : null
  if (off) {
    const dialog = (
      <SalonOffDialog.Part
        message={off.message}
        alternatives={off.alternatives}
        now={data.now}
        closeTo={closeTo}
      />
    )
    // The code of what the address names is there. A boundary around the server's dialog would hydrate
    // later than the page, and React discards it when an update comes before (its error 421).
    return query.has('off') ? dialog : <Suspense>{dialog}</Suspense>
  }
  if (query.has('offer_ask') && data.proposal) return <OffersDialog.Part proposal={data.proposal} />
  return data.stylists ? <StylistDialogs.Part data={data} isDayFull={isDayFull} /> : null
}

/** Step 0: one form. Its choices are links, hour and consent are fields, and its button books. */
export function MainStep({
  data: loaded,
  changing = null,
  result,
}: {
  data: MainData
  changing?: CurrentBooking | null
  result: AttemptResult
}) {
  const { draft: requested, next, query } = useDraft()
  const hasScript = useHydrated()
  const refused = result?.form === 'create' ? result : null
  // One whose response was lost is sent again as it was, for the server knows a retry by that.
  const attempt = result && 'key' in result ? result : null
  const key = attempt?.key || loaded.key
  const outcome = refused?.outcome ?? null
  const data = withoutRefused(loaded, outcome?.kind === 'offerRefused' ? outcome : null)
  const shown = hoursShown(
    { ...data, hours: useLiveHours(data, requested, result) },
    requested,
    // A nearest time may be one of another day than the page shows.
    refused?.take && !refused.take.startsWith(loaded.day) ? null : (refused?.hourId ?? null),
  )
  const { hourId, isDayFull } = shown
  const current = withoutGoneHour(requested, hourId)
  const draft = withShownHour(current, hourId)
  const priced = withBookedPrice(data, changing, draft)
  const navigate = useNavigate()
  const isIdle = useNavigation().state === 'idle'
  useNewDays(data.now, data.newDaysAt)
  const form = useRef<HTMLFormElement>(null)
  const parts = useRef<HTMLDivElement>(null)
  const booking = useBookingForm(data, draft, result, form)
  const [isPhoneOpen, setPhoneOpen] = useState(true)
  const { news, extend } = useHeldHours(requested, {
    day: data.day,
    shown,
    hasResult: booking.isBusy || outcome?.kind === 'taken',
  })
  const errors = outcome?.kind === 'invalid' ? outcome.errors : {}
  const begunWith = useBegunWith(changing, current.isChange)
  const formName = `${current.salonId} ${begunWith?.id ?? ''}`
  const recalled = useRecalled(formName, form, begunWith?.typed)
  const refusedTyped = useLastRefused(formName, refused?.typed)
  const typed: Partial<Typed> = refusedTyped ?? recalled ?? begunWith?.typed ?? {}
  const missing =
    outcome?.kind === 'missing' ? outcome : current.isPressed ? missingPart(draft) : null
  // 'Xong' leads to the hours with the same flag, when no hour has been skipped yet.
  const isHourRefused = outcome?.kind === 'missing' || query.has('warn')
  const lacks =
    missing?.index === current.current || missing?.part === 'salon' ? missing.part : null
  const isGroup = current.people.length > 1
  const newest = next === requested ? current : next
  const here = bookingPath(newest)
  // The server sends the dialog open, unless it has another message for a customer without scripts.
  const canAsk = hasScript || (!result && !query.has('off') && !query.has('offer_ask'))
  const asksPhone = canAsk && draft.phone === '' && (isPhoneOpen || booking.asks === 'phone')

  // A proposed hour goes into the address too, so it stays their when another customer is shown.
  // After a refusal the customer chooses: the same proposal would be refused again and again.
  const isProposing = isGroup && shown.isProposed && !booking.isBusy && news?.kind !== 'refused'
  const proposal = isProposing && bookingPath({ ...draft, date: data.day })
  const propose = useAfterPress((_due: null, { state }) => {
    // A change that is under way comes first: its page proposes anew.
    if (proposal && state === 'idle')
      navigate(proposal, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (proposal && isIdle) propose(null)
  }, [proposal, isIdle, propose])

  // A change while the request runs would discard its response.
  useInert(parts, booking.isBusy)

  function storeInput() {
    if (form.current) storeTyped(formName, readTyped(new FormData(form.current)))
  }

  return (
    <main id="main" className="booking booking--main">
      <AppBar
        title={stepTitle(0)}
        end={
          showsHomeIcon(0, current.origin) ? (
            <HomeIcon origin={current.origin} host={data.host} />
          ) : null
        }
      />
      <Form
        ref={form}
        method="post"
        action={here}
        replace
        preventScrollReset
        noValidate
        className="booking__form page"
        onSubmit={booking.submit}
        onChange={storeInput}
      >
        {/* Enter in a field presses the first button of a form: it must be this one, not a free
            time that is offered. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="key" defaultValue={key} key={key} />
        <input type="hidden" name="date" value={data.day} />
        {hasScript ? <input type="hidden" name="script" value="1" /> : null}
        {changing || attempt?.allowChange ? (
          // They came to change it or has agreed, so no question is needed.
          <input type="hidden" name="allowChange" value="1" />
        ) : null}
        <OfferFields people={data.people} />
        <div ref={parts} className="booking__parts">
          <div className="customer">
            {isGroup ? null : (
              <h2 className="customer__title">{formatMessage(messages.customer, { n: 1 })}</h2>
            )}
            {draft.phone ? (
              <ChosenPhone
                phone={draft.phone}
                to={
                  // What is changed is this phone's: under another one a second would be booked.
                  draft.isChange ? null : bookingPath({ ...newest, phone: '' }, { other_phone: 1 })
                }
                onPress={() => setPhoneOpen(true)}
              />
            ) : null}
            {canChooseTime(draft) ? <ProposalNote.Part stylists={data.stylists} /> : null}
          </div>
          <Refusal
            outcome={outcome}
            data={data}
            phone={draft.phone}
            people={draft.people}
            here={here}
            isLost={result?.form === 'lost'}
            onLogIn={booking.logIn}
          />
          <SalonSection
            data={data}
            error={errors.salon ?? (lacks === 'salon' ? messages.salonRequired : null)}
          />
          <GroupSection data={data}>
            <ServiceSection
              data={priced}
              error={errors.services ?? (lacks === 'services' ? messages.serviceRequired : null)}
            />
            <TimeSection
              data={data}
              changing={changing}
              shown={shown}
              news={news}
              outcome={outcome}
              error={
                errors.hour ?? (lacks === 'hour' && isHourRefused ? messages.hourRequired : null)
              }
            />
            {data.suggestion && canChooseTime(draft) ? (
              <SuggestionRow.Part suggestion={data.suggestion} />
            ) : null}
            {data.people[current.current]?.chosen?.length ? (
              <OfferPart.Part
                view={data.people[current.current]!}
                proposal={data.proposal}
                isAuto={data.isOfferAuto}
              />
            ) : null}
          </GroupSection>
          <Guides guides={data.guides} step={step.main} />
          {canAnyChooseTime(draft) ? (
            <MoreSection.Part
              key={`more ${formName} ${recalled ? 1 : 0}`}
              data={data}
              typed={typed}
              errors={errors}
              closeTo={here}
            />
          ) : null}
          {data.asksName ? <NameField /> : null}
          {draft.phone === '' ? (
            <PhoneField
              label={messages.phone}
              name="phone"
              hint={messages.phoneWhy}
              defaultValue={typed.phone}
              error={errors.phone}
            />
          ) : null}
          {data.asksConsent && canAnyChooseTime(draft) ? (
            <Consent.Part
              key={`consent ${formName} ${recalled ? 1 : 0}`}
              // A script asks before it sends: what was on then is the account's switch for photos.
              typed={hasScript && errors.consent ? { ...typed, photo: false } : typed}
              error={errors.consent}
              isAsking={booking.asks === 'consent'}
              isRefused={booking.isConsentRefused}
              isBusy={booking.isBusy}
              onClose={booking.close}
              closeTo={here}
            />
          ) : null}
        </div>
        <Summary
          data={priced}
          people={draft.people}
          changing={changing}
          held={news?.kind === 'held' && !booking.isBusy ? news : null}
          onExtend={extend}
          isBusy={!isIdle || booking.isBusy}
        />
      </Form>
      {/* Of the list of later days, which stands in the other form. */}
      {data.days[3] ? (
        <Form id="later-day" action="/booking" replace preventScrollReset hidden />
      ) : null}
      {/* One dialog at a time: the phone is requested before everything else. */}
      {asksPhone ? (
        <PhoneDialog.Part
          onClose={() => {
            setPhoneOpen(false)
            booking.close()
          }}
          onDone={booking.close}
        />
      ) : (
        <NameEntry
          key={draft.phone}
          isNeeded={data.asksName && !booking.isBusy && outcome?.kind !== 'alreadyBooked'}
          phone={draft.phone}
          closeTo={here}
        >
          <MainDialogs data={data} outcome={outcome} closeTo={here} isDayFull={isDayFull} />
        </NameEntry>
      )}
    </main>
  )
}

/** The draft without an hour that is gone, so that the customer may choose another one. */
function withoutGoneHour(draft: Draft, hourId: string | null): Draft {
  return isHourFixed(draft) && currentPerson(draft).hourId !== hourId
    ? draftAfter(draft, { type: 'loseHour', index: draft.current })
    : draft
}

/** The draft with the hour that the screen shows as chosen, or with none. */
function withShownHour(draft: Draft, hourId: string | null): Draft {
  return hourId === null
    ? draftAfter(draft, { type: 'loseHour', index: draft.current })
    : { ...draftAfter(draft, { type: 'chooseHour', hourId }), isPressed: draft.isPressed }
}

/** Sends the embedding app the request to go home; only scripts can. */
function HomeIcon({ origin, host }: { origin: Origin; host: string | null }) {
  return (
    <span className="scripted-only">
      <IconButton
        label={messages.backHome}
        icon={<IconHome />}
        onClick={() => postToHost(homeClicked, origin, host)}
      />
    </span>
  )
}

/** The customer's phone, and the way to another one, if there is one. */
function ChosenPhone({
  phone,
  to,
  onPress,
}: {
  phone: string
  to: string | null
  onPress: () => void
}) {
  return (
    <p className="row">
      <span>{dotted(phone)}</span>
      {to ? (
        <Button kind="plain" size="s" to={to} replace onClick={onPress}>
          {messages.changePhone}
        </Button>
      ) : null}
    </p>
  )
}

/** The offers that the shown prices count, so that just these are used. */
function OfferFields({ people }: { people: readonly PersonView[] }) {
  return people.flatMap(({ offers }, index) =>
    (offers ?? [])
      .filter(({ isValid }) => isValid)
      .map(({ id }) => (
        <input key={`${index}.${id}`} type="hidden" name="offer" value={`${index}.${id}`} />
      )),
  )
}

/**
 * The screen of a change with what the booking costs, until another hour or other services are
 * chosen: its offers count for the new booking from its hour on.
 */
function withBookedPrice(
  data: MainData,
  changing: CurrentBooking | null,
  { people: [person] }: Draft,
): MainData {
  const [view] = data.people
  if (changing?.total == null || !view || person.hourId !== null || data.day !== changing.date)
    return data
  if (!person.serviceIds[0] || changing.serviceIds.join() !== person.serviceIds.join()) return data
  const total = { dong: changing.total, oldDong: null }
  return { ...data, total, people: [{ ...view, total }, ...data.people.slice(1)] }
}
