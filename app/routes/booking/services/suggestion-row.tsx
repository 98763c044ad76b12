import { chosenOffers as messages } from '~/messages/vi/chosen-offers'
import { Button } from '~/ui/button'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { useDraft } from '../use-draft'
import type { MainData } from '../main/load.server'

/**
 * A service that goes with the chosen ones, with its old price crossed out: one press adds it,
 * another takes the row away. The hour stays chosen.
 */
export function SuggestionRow({
  suggestion: { title, image, services, addsTo },
}: {
  suggestion: NonNullable<MainData['suggestion']>
}) {
  const { after } = useDraft()
  const answer = (ids: readonly string[] | null) => ({
    to: after({ type: 'answerSuggestion', addsTo: ids }),
    size: 's' as const,
    replace: true,
    preventScrollReset: true,
  })
  return (
    <section className="suggestion" aria-labelledby="suggestion-title">
      {image ? <Picture src={image} width={64} height={48} alt="" shape="soft" /> : null}
      <div className="suggestion__words">
        <h2 id="suggestion-title" className="suggestion__title">
          {title}
        </h2>
        {services.map((service) => (
          <p key={service.id} className="row row--apart small">
            <span>{serviceName(service)}</span>
            <Price dong={service.price} oldDong={service.oldPrice} />
          </p>
        ))}
        <p className="row">
          <Button {...answer(addsTo)}>{messages.suggestYes}</Button>
          <Button kind="plain" {...answer(null)}>
            {messages.suggestNo}
          </Button>
        </p>
      </div>
    </section>
  )
}
