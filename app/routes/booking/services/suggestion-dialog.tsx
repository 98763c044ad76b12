import { withServices } from '~/booking/services/services'
import { hourAnchor } from '~/booking/steps'
import { suggestedServices, type SuggestionRule } from '~/booking/services/suggestions'
import { currentPerson } from '~/booking/group/person'
import { services as words } from '~/messages/vi/services'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { serviceName } from '../../../../domain/service-name'
import { useDraft } from '../use-draft'
import type { VersionOnSale } from './load.server'
import { drawingOf } from './pictures'

type SuggestionDialogProps = {
  rule: SuggestionRule
  sold: readonly VersionOnSale[]
  next: { step: number; isPressed: boolean }
}

/**
 * Suggests a service that matches the chosen ones, before the next step: OK adds it with its old
 * price crossed out, cancel continues without. Back leads to the services, not to this dialog.
 */
export function SuggestionDialog({ rule, sold, next }: SuggestionDialogProps) {
  const { next: newest, after } = useDraft()
  const { serviceIds } = currentPerson(newest)
  const suggested = suggestedServices(rule, sold, serviceIds)
  const [first] = suggested
  if (!first) return null
  const drawing = drawingOf(first.name)
  const addsTo = withServices(
    serviceIds,
    suggested.map(({ id }) => id),
    sold,
  )
  const onWith = (ids: readonly number[] | null) =>
    `${after({ type: 'answerSuggestion', addsTo: ids }, { type: 'goTo', ...next })}${hourAnchor}`
  const without = onWith(null)
  return (
    <Dialog open title={rule.title} closeTo={without} width={232}>
      <div className="suggestion">
        <Picture
          src={rule.image ?? first.images[0] ?? drawing}
          width={200}
          height={150}
          alt=""
          fallback={drawing}
          shape="soft"
        />
        <ul className="stack stack--tight">
          {suggested.map((service) => (
            <li key={service.id}>
              <p className="strong">{serviceName(service)}</p>
              <Price dong={service.price} oldDong={service.oldPrice} />
            </li>
          ))}
        </ul>
        <Button kind="primary" to={onWith(addsTo)} replace wide>
          {words.suggestYes}
        </Button>
        <Button to={without} replace wide>
          {words.suggestNo}
        </Button>
      </div>
    </Dialog>
  )
}
