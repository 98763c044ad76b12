import { step } from '~/booking/steps'
import { say } from '~/messages/say'
import { booking as words } from '~/messages/vi/booking'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { ErrorNote } from '~/ui/empty-state'
import { IconScissors } from '~/ui/icons'
import { Notice } from '~/ui/notice'
import { Price } from '~/ui/price'
import { PickRow } from '../pick-row'
import { useDraft } from '../use-draft'
import type { MainData } from './load.server'

/** 2: how many services are chosen, which, and their total (B-039…B-041); a salon comes first (B-195, B-196). */
export function ServiceSection({ data, error }: { data: MainData; error: string | null }) {
  const { draft, after } = useDraft()
  const { chosen, total, salon } = data
  // Without a salon the link stays here and makes the salon field say what is missing.
  const toServices = draft.salonId > 0 ? after({ type: 'goTo', step: step.services, isPressed: false }) : after({ type: 'goTo', step: step.main, isPressed: true })
  const count = draft.serviceIds.length
  return (
    <section id="part-services" className="part" aria-labelledby="part-services-title">
      <h2 id="part-services-title" className="part__title">
        {words.partServices}
      </h2>
      {data.isSomeGone ? <Notice kind="error">{words.servicesGone}</Notice> : null}
      <PickRow to={toServices} icon={<IconScissors />} isEmpty={count === 0} error={error}>
        {draft.isConsultation ? words.consultationOn : count > 0 ? <span className="strong">{say(words.servicesChosen, { n: count })}</span> : words.allServices}
      </PickRow>
      {chosen?.length ? (
        <>
          <ul className="row" aria-label={words.partServices}>
            {chosen.map((service) => (
              <li key={service.id}>
                <Chip tone="pine">{service.versionName ? `${service.name} · ${service.versionName}` : service.name}</Chip>
              </li>
            ))}
          </ul>
          <p className="part__total">
            <span className="muted">{words.total}</span>
            <Price dong={total.dong} oldDong={total.oldDong} />
          </p>
        </>
      ) : null}
      {chosen === null ? <ErrorNote retryTo={after()}>{words.servicesFailed}</ErrorNote> : null}
      {salon?.offersConsultation && (count === 0 || draft.isConsultation) ? (
        <Button kind="plain" to={after({ type: 'askAdvice', isOn: !draft.isConsultation })} replace preventScrollReset>
          {draft.isConsultation ? words.consultationOff : words.consultation}
        </Button>
      ) : null}
    </section>
  )
}
