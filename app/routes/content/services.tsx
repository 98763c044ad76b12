import { openingPath } from '~/booking/draft/opening-path'
import { formatMessage } from '~/messages/format-message'
import { content as messages } from '~/messages/vi/content'
import { Button } from '~/ui/button'
import { Price } from '~/ui/price'
import type { OfferedPartsFragment } from '../../../schema/generated/graphql'

/** Services with prices and booking links; nothing while they cannot be loaded. */
export function OfferedServices({
  services,
}: {
  services: readonly OfferedPartsFragment[] | null
}) {
  if (!services?.length) return null
  return (
    <>
      <ul className="content-services">
        {services.map((service) => (
          <li key={service.id}>
            <span>
              <span className="strong">{service.name}</span>
              <br />
              <span className="small muted">
                <span>{formatMessage(messages.minutes, { n: service.minutes })}</span> ·{' '}
                <Price dong={service.price} />
              </span>
            </span>
            <Button
              size="s"
              to={openingPath({ serviceIds: [service.id] })}
              aria-label={formatMessage(messages.bookService, { name: service.name })}
              data-track="content_book_service"
            >
              {messages.bookNow}
            </Button>
          </li>
        ))}
      </ul>
      <p className="small muted">{messages.priceNote}</p>
    </>
  )
}
