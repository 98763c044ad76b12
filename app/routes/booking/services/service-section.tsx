import { missingBefore } from '~/booking/group/group'
import { currentPerson } from '~/booking/group/person'
import { hourAnchor, step } from '~/booking/steps'
import { formatMessage } from '~/messages/format-message'
import { booking as messages } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { ErrorNote } from '~/ui/empty-state'
import { IconScissors } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { PickRow } from '../pick-row'
import { trackStep } from '../track-step'
import { useDraft } from '../use-draft'
import { useStepWarning } from '../use-step-warning'
import type { MainData } from '../main/load.server'

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
