import { bookingPath } from '~/booking/draft/draft-query'
import { groupRefusal, missingBefore, type GroupRefusal } from '~/booking/group/group'
import { currentPerson, MAX_GROUP_SIZE } from '~/booking/group/person'
import { canChooseTime } from '~/booking/readiness'
import { hourAnchor, step } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import type { Elements } from '~/ui/elements'
import { ErrorNote } from '~/ui/empty-state'
import { IconMinus, IconPin, IconPlus, IconScissors } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { useLogInLink } from '../../auth/log-in-provider'
import { SalonWarning } from '../../salons/warning'
import { PickRow } from '../pick-row'
import { PeopleList, SalonShortcuts, TimeChoice } from '../screens'
import type { TimeChoiceProps } from '../time/time-choice'
import { trackStep } from '../track-step'
import { useDraft } from '../use-draft'
import { useStepWarning } from '../use-step-warning'
import type { MainData } from './load.server'

/** 1: the chosen salon with its warning, or the ways to one. */
export function SalonSection({
  data,
  error,
}: {
  data: Pick<MainData, 'salon' | 'visited' | 'cities' | 'proposed' | 'isNear' | 'today'>
  error: string | null
}) {
  const { salon } = data
  const { draft, here, after } = useDraft()
  const toSalons = after({ type: 'goTo', step: step.salon, isPressed: false })
  return (
    <section id="part-salon" className="part" aria-labelledby="part-salon-title">
      <h2 id="part-salon-title" className={salon ? 'visually-hidden' : 'part__title'}>
        {messages.partSalon}
      </h2>
      <PickRow
        to={toSalons}
        icon={<IconPin />}
        isEmpty={!salon}
        isDone={salon !== null}
        error={error}
      >
        {salon ? <span className="strong">{salon.addressNew}</span> : messages.allSalons}
      </PickRow>
      {draft.salonId !== null && !salon ? (
        <ErrorNote retryTo={here}>{messages.salonFailed}</ErrorNote>
      ) : null}
      {salon ? <SalonWarning salon={salon} /> : <SalonShortcuts.Part data={data} />}
    </section>
  )
}

/**
 * 2: how many services are chosen, which, and their total; a salon comes first, and in a group
 * those before.
 */
export function ServiceSection({ data, error }: { data: MainData; error: string | null }) {
  const { draft, here, after } = useDraft()
  const warn = useStepWarning()
  const me = currentPerson(draft)
  const { chosen, total } = data.people[draft.current]!
  const lack = missingBefore(draft.people, draft.current)
  const lackText = lack
    ? formatMessage(lack.lacks === 'services' ? messages.noServicesOf : messages.noHourOf, {
        n: lack.number,
      })
    : null
  // Without a salon, or while earlier customers are incomplete, the link stays on this screen and
  // shows what is missing.
  const isOpen = draft.salonId !== null && lackText === null
  const toServices = isOpen
    ? after({ type: 'goTo', step: step.services, isPressed: false })
    : after({ type: 'goTo', step: step.main, isPressed: true })
  const count = me.serviceIds.length
  const isDone = count > 0 || me.isConsultation
  return (
    <section id="part-services" className="part" aria-labelledby="part-services-title">
      <h2 id="part-services-title" className={isDone ? 'visually-hidden' : 'part__title'}>
        {messages.partServices}
      </h2>
      {data.isSomeGone ? <Notice kind="error">{messages.servicesGone}</Notice> : null}
      {lackText && draft.isPressed ? (
        <Notice kind="error" title={messages.notice} afterToast>
          {lackText}
        </Notice>
      ) : null}
      <PickRow
        to={toServices}
        icon={<IconScissors />}
        isEmpty={count === 0}
        isDone={isDone}
        error={error}
        onPress={() => refusePress(draft.salonId, lackText)}
      >
        {me.isConsultation ? (
          messages.consultationOn
        ) : count > 0 ? (
          <span className="strong">{formatMessage(messages.servicesChosen, { n: count })}</span>
        ) : (
          messages.allServices
        )}
      </PickRow>
      {chosen?.length ? (
        <>
          <ul className="row" aria-label={messages.partServices}>
            {chosen.map((service) => (
              <li key={service.id}>
                <Chip tone="pine">{serviceName(service)}</Chip>
              </li>
            ))}
          </ul>
          <p className="part__total">
            <span className="muted">{messages.total}</span>
            <Price dong={total.dong} oldDong={total.oldDong} />
          </p>
          {data.priceSum ? <p className="small muted">{data.priceSum}</p> : null}
        </>
      ) : null}
      {/* Without a salon there are no prices to load. */}
      {chosen === null && draft.salonId !== null ? (
        <ErrorNote retryTo={here}>{messages.servicesFailed}</ErrorNote>
      ) : null}
      {data.popular && isOpen ? (
        <p className="part__visited">
          <span className="small muted">{messages.popular}</span>
          <Chip
            to={`${after({ type: 'changeServices', serviceIds: [data.popular.id] })}${hourAnchor}`}
          >
            {serviceName(data.popular)}
          </Chip>
        </p>
      ) : null}
      {draft.current > 0 && isOpen && count === 0 && draft.people[0].serviceIds.length > 0 ? (
        <Button size="s" type="submit" name="group" value="copy">
          {messages.sameAsFirst}
        </Button>
      ) : null}
      {data.salon?.offersConsultation && (count === 0 || me.isConsultation) ? (
        <Button
          kind="plain"
          to={after({ type: 'askAdvice', isOn: !me.isConsultation })}
          replace
          preventScrollReset
        >
          {me.isConsultation ? messages.consultationOff : messages.consultation}
        </Button>
      ) : null}
    </section>
  )

  function refusePress(salonId: string | null, lacks: string | null) {
    // What leads nowhere is counted, too.
    if (salonId === null) trackStep('click_service_without_salon', draft, data)
    else if (lacks) warn(lacks)
  }
}

/** 3: day, stylist and hour, once there is something to find a time for. */
export function TimeSection(props: TimeChoiceProps) {
  const { draft } = useDraft()
  return (
    <section id="part-hour" className="part" aria-labelledby="part-hour-title">
      <h2 id="part-hour-title" className="part__title">
        {messages.partTime}
      </h2>
      {canChooseTime(draft) ? (
        <TimeChoice.Part {...props} />
      ) : (
        <p className="part__later">{messages.hoursLater}</p>
      )}
    </section>
  )
}

const refusals: Record<GroupRefusal, string> = {
  salon: messages.groupSalon,
  full: messages.groupFull,
  login: messages.groupLogInText,
  otherPhone: messages.groupOtherPhone,
}

/**
 * The number of people, and the current one; its buttons belong to the form, so that they also send
 * an hour ticked in it.
 */
export function GroupSection({ data, children }: { data: MainData; children: Elements }) {
  const { draft } = useDraft()
  const size = draft.people.length
  const refusal = data.groupRefusal ?? groupRefusal(size, data.caller)
  return (
    <>
      <section id="part-group" className="part part--line" aria-labelledby="part-group-title">
        <div>
          <h2 id="part-group-title" className="part__title">
            {messages.partGroup}
          </h2>
          {size === 1 && !data.caller.viewerPhone ? (
            <p className="small muted">{messages.groupFirst}</p>
          ) : null}
        </div>
        <div className="stepper" role="group" aria-labelledby="part-group-title">
          <button
            className="icon-button"
            type="submit"
            name="group"
            value={`size:${Math.max(size - 1, 1)}`}
            aria-label={messages.groupLess}
            aria-disabled={size === 1 || undefined}
          >
            <IconMinus />
          </button>
          <output className="stepper__value num">
            {formatMessage(messages.groupSize, { n: size })}
          </output>
          <button
            className="icon-button"
            type="submit"
            name="group"
            value={`size:${size + 1}`}
            aria-label={messages.groupMore}
            aria-disabled={size >= MAX_GROUP_SIZE || undefined}
          >
            <IconPlus />
          </button>
        </div>
        {refusal ? <Refused refusal={refusal} /> : null}
      </section>
      {size > 1 ? (
        <PeopleList.Part people={draft.people} data={data}>
          {children}
        </PeopleList.Part>
      ) : (
        children
      )}
    </>
  )
}

function Refused({ refusal }: { refusal: GroupRefusal }) {
  const { draft, next } = useDraft()
  const logIn = useLogInLink({ reason: 'nhom', phone: draft.phone, next: bookingPath(next) })
  if (refusal !== 'login') {
    return (
      <Notice kind="error" title={messages.notice}>
        {refusals[refusal]}
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={messages.groupLogIn}>
      <p>{refusals.login}</p>
      <Button size="s" {...logIn}>
        {messages.logIn}
      </Button>
    </Notice>
  )
}
