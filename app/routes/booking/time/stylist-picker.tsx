import { useMemo } from 'react'
import { hasStar, isMoved, shownRatings, starsText } from '~/booking/time/stylists'
import { bookingPath } from '~/booking/draft/draft-query'
import { currentPerson } from '~/booking/group/person'
import type { Elements } from '~/ui/elements'
import { trustedHtml } from '~/ui/trusted-html'
import { formatMessage } from '~/messages/format-message'
import { time as messages } from '~/messages/vi/time'
import { Carousel } from '~/ui/carousel'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { IconCheck, IconDown, IconSparkle, IconStar } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { PressLink } from '~/ui/press-link'
import { stylistSlides } from '~/ui/slides'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

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
