import { useMemo } from 'react'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import type { FrameGroup } from '~/booking/time/slots'
import { hasStar, isMoved, shownRatings, starsText } from '~/booking/time/stylists'
import { dayText, hourText } from '~/booking/time/vietnam-day'
import { formatMessage } from '~/messages/format-message'
import { days as dayWords } from '~/messages/vi/days'
import { time as messages } from '~/messages/vi/time'
import { Button } from '~/ui/button'
import { Carousel } from '~/ui/carousel'
import { ChoiceItem } from '~/ui/choices'
import type { Elements } from '~/ui/elements'
import { SelectField } from '~/ui/more-fields'
import { IconCheck, IconDown, IconSparkle, IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { PressLink } from '~/ui/press-link'
import { hourSlides, stylistSlides } from '~/ui/slides'
import { trustedHtml } from '~/ui/trusted-html'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { MainData } from '../main/load.server'
import { useDraft } from '../use-draft'

type Day = MainData['days'][number]

/** Days that are one press away; the others stand in a list. */
const FIRST_DAYS = 3

/** The pressed day whose page still loads, null without one: its hours are not known yet. */
export function useLoadingDay(day: string): string | null {
  const { draft, next } = useDraft()
  return next.date !== draft.date && next.date !== day ? next.date : null
}

/** The days on offer; greyed ones are labelled so and cannot be chosen. */
export function DayPicker({ days, day }: { days: readonly Day[]; day: string }) {
  const first = days.slice(0, FIRST_DAYS)
  const later = days.slice(FIRST_DAYS)
  const unlisted = { date: day, tag: null, isActive: true, kind: null, price: null }
  const shown = days.some(({ date }) => date === day) ? first : [unlisted, ...first]
  return (
    <>
      <div className="days" role="group" aria-label={messages.day}>
        {shown.map((one) => (
          <DayChip key={one.date} {...one} isChosen={one.date === day} />
        ))}
      </div>
      {later.some(({ isActive }) => isActive) ? <LaterDays days={later} day={day} /> : null}
    </>
  )
}

type ChipDay = Pick<Day, 'date' | 'tag' | 'isActive' | 'price'> & { kind: string | null }

function DayChip({ date, tag, isActive, kind, price, isChosen }: ChipDay & { isChosen: boolean }) {
  const { after } = useDraft()
  const face = (
    <>
      <span className="days__name">
        {isChosen ? <IconCheck size="s" /> : null}
        <span>{tag ? dayWords.tags[tag] : dayText(date)}</span>
      </span>
      <span className="days__date">{tag ? dayText(date) : null}</span>
      <span className="days__kind">{kind}</span>
      {price ? <span className="days__price num">{price}</span> : null}
    </>
  )
  return isActive ? (
    <PressLink
      className={isChosen ? 'days__day days__day--on' : 'days__day'}
      to={after({ type: 'chooseDate', date })}
      replace
      preventScrollReset
      aria-current={isChosen ? 'date' : undefined}
    >
      {face}
    </PressLink>
  ) : (
    <span className="days__day days__day--greyed" aria-disabled="true">
      {face}
    </span>
  )
}

/**
 * The days of a sale. The form that they are sent with stands outside the booking's, which must not
 * be sent with them.
 */
function LaterDays({ days, day }: { days: readonly Day[]; day: string }) {
  const { after } = useDraft()
  const [, query] = after({ type: 'chooseDate', date: '' }).split('?')
  const isChosen = days.some(({ date }) => date === day)
  return (
    <div className="days__later">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" form="later-day" name={name} value={value} />
      ))}
      <SelectField
        key={day}
        form="later-day"
        label={messages.laterDays}
        hideLabel
        name="date"
        defaultValue={isChosen ? day : ''}
        options={[
          { value: '', label: messages.laterDays },
          ...days.map(({ date, kind, price, isActive }) => ({
            value: date,
            label: [dayText(date), kind, price].filter(Boolean).join(' · '),
            disabled: !isActive,
          })),
        ]}
      />
      <Button type="submit" form="later-day">
        {messages.seeLaterDay}
      </Button>
    </div>
  )
}

type PickedStylist = NonNullable<MainData['stylists']>[number]

/** Who cuts: the system chooses, or a stylist of that day; folds away. */
export function StylistPicker({ stylists, day }: { stylists: PickedStylist[]; day: string }) {
  const { draft, next, after } = useDraft()
  const choose = (stylistId: string | null) =>
    after({ type: 'chooseDate', date: day }, { type: 'chooseStylist', stylistId })
  const chosen = stylists.find(({ id }) => id === currentPerson(draft).stylistId) ?? null
  return (
    <details className="fold stylists" open={chosen !== null}>
      <summary className="fold__head">
        <span>
          <span className="muted small">{messages.stylist}</span>
          <span className="strong">{chosen?.name ?? messages.anyStylist}</span>
        </span>
        <IconDown />
      </summary>
      <Carousel label={messages.stylist} {...stylistSlides}>
        <StylistCard
          to={choose(null)}
          isOn={chosen === null}
          name={messages.anyStylist}
          picture={<IconSparkle size="l" />}
        />
        {stylists.map((stylist) => (
          <StylistCard
            key={stylist.id}
            // A stylist who has moved opens a question first.
            to={
              isMoved(stylist, draft.salonId)
                ? bookingPath({ ...next, date: day }, { moved: stylist.id })
                : choose(stylist.id)
            }
            isOn={stylist.id === chosen?.id}
            name={stylist.name}
            hasStar={hasStar(stylist.level)}
            facts={stylist.facts}
            picture={
              <Picture
                src={stylist.avatar ?? '/art/mark.svg'}
                focus={stylist.avatarFocus}
                width={72}
                height={72}
                alt=""
                shape="round"
                fallback="/people/01.svg"
              />
            }
          />
        ))}
      </Carousel>
      {stylists.some(({ level }) => hasStar(level)) ? (
        <p className="stylists__rating small muted" aria-hidden="true">
          <IconStar size="s" /> {messages.starred}
        </p>
      ) : null}
      {chosen ? <ChosenStylist stylist={chosen} /> : null}
    </details>
  )
}

function StylistCard({
  to,
  isOn,
  name,
  hasStar: starred,
  facts,
  picture,
}: {
  to: string
  isOn: boolean
  name: string
  hasStar?: boolean
  facts?: readonly string[]
  picture: Elements
}) {
  return (
    <PressLink
      className={isOn ? 'stylist stylist--on' : 'stylist'}
      to={to}
      replace
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
    >
      <span className="stylist__picture">
        {picture}
        {isOn ? (
          <span className="stylist__tick">
            <IconCheck size="s" />
          </span>
        ) : null}
      </span>
      <span className="stylist__name">
        <span>{name}</span>
        {starred ? (
          <>
            <IconStar size="s" />
            <VisuallyHidden>, {messages.starred}</VisuallyHidden>
          </>
        ) : null}
      </span>
      {facts?.map((fact) => (
        <span key={fact} className="stylist__note">
          {fact}
        </span>
      ))}
    </PressLink>
  )
}

function ChosenStylist({ stylist }: { stylist: PickedStylist }) {
  const facts = [stylist.skill, formatMessage(messages.years, { n: stylist.yearsOfExperience })]
  const { description } = stylist
  const about = useMemo(() => description && trustedHtml(description), [description])
  return (
    <div className="stylists__chosen">
      <p className="small">{facts.filter(Boolean).join(' · ')}</p>
      <ul className="row">
        {shownRatings(stylist.ratings).map((rating) => (
          <li key={rating.name} className="stylists__rating small">
            <span>{rating.name}</span> <span>{starsText(rating.stars)}</span> <IconStar size="s" />
          </li>
        ))}
      </ul>
      {/* The gateway leaves words and emphasis only. */}
      {about ? (
        <div
          className="stylists__about small"
          lang="vi"
          dangerouslySetInnerHTML={{ __html: about }}
        />
      ) : null}
      {stylist.isMaster ? <p className="small muted">{messages.masterNote}</p> : null}
      {stylist.photos.length > 0 ? (
        <Carousel
          label={formatMessage(messages.photosOf, { name: stylist.name })}
          mobile={3.3}
          desktop={4.2}
          plain
        >
          {stylist.photos.map((photo) => (
            <Picture
              key={photo}
              src={photo}
              width={96}
              height={96}
              alt=""
              shape="soft"
              fallback="/art/mark.svg"
            />
          ))}
        </Carousel>
      ) : null}
    </div>
  )
}

type ShownFrame = FrameGroup<{ id: string; label: string; isFree: boolean }>['frames'][number]

type HourProps = {
  /** The chosen hour. */
  hourId: string | null
  /** The hour of the booking that is being changed. */
  ownId: string | null
  /** The soonest one, other than that. */
  firstId: string | null
  /** What an hour of the day costs besides. */
  extra: string | undefined
  onRefused: (hourId: string) => void
}

/**
 * A part of the day: how many of its hours are free, and a row of them from left to right. An hour
 * that is taken while the page is open stays in its place, so that no press hits its neighbour.
 */
export function HourGroup({
  name,
  free,
  frames,
  ...hour
}: HourProps & { name: string; free: number; frames: readonly ShownFrame[] }) {
  return (
    <div className="hours__group">
      <h3 className="hours__name">{formatMessage(messages.hoursFree, { part: name, n: free })}</h3>
      <Carousel
        label={`${messages.hour}, ${name}`}
        {...hourSlides}
        startAt={frames.findIndex(({ frame }) => frame.id === hour.hourId)}
      >
        {frames.map((one) => (
          <Hour key={one.frame.id} {...one} {...hour} />
        ))}
      </Carousel>
    </div>
  )
}

/** All hours of the day that are taken, folded away. */
export function FullHours({ frames, ...hour }: HourProps & { frames: readonly ShownFrame[] }) {
  return (
    <details className="hours__full">
      <summary className="hours__name">
        {formatMessage(messages.hoursFull, { n: frames.length })}
      </summary>
      <div className="choices__list choices__list--grid">
        {frames.map((one) => (
          <Hour key={one.frame.id} {...one} {...hour} />
        ))}
      </div>
    </details>
  )
}

function Hour({
  frame,
  canTake,
  hourId,
  ownId,
  firstId,
  extra,
  onRefused,
}: HourProps & ShownFrame) {
  const what =
    frame.id === ownId ? messages.hourOwn : frame.id === firstId ? messages.earliest : null
  const note = [what, canTake ? extra : null].filter(Boolean).join(' · ')
  return (
    <ChoiceItem
      name="hourId"
      choice={{
        value: frame.id,
        label: hourText(frame.label),
        state: canTake ? 'free' : 'gone',
        note,
      }}
      chosen={canTake && frame.id === hourId}
      onRefused={onRefused}
    />
  )
}
