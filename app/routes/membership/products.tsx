import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { formatMessage } from '~/messages/format-message'
import { membership as words } from '~/messages/vi/membership'
import { logInPath } from '~/routes/auth/next-path'
import type { LogInStatus } from '~/routes/auth/log-in-status'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { IconDown } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { formatDong } from '~/ui/price-format'
import { useSending } from '~/ui/use-sending'
import type { TopUpProductPartsFragment as Product } from '../../../schema/generated/graphql'
import { membershipPath } from './paths'

type BuyerState = { actKey: string; who: LogInStatus }

/**
 * Everything that is sold: cards, the silver membership, packages by service. Each is a form of its
 * own.
 */
export function Products({ products, ...buying }: { products: readonly Product[] } & BuyerState) {
  const of = (kind: Product['kind']) => products.filter((product) => product.kind === kind)
  const services = [
    ...new Map(
      of('PACKAGE').flatMap(({ service }) => (service ? [[service.id, service] as const] : [])),
    ).values(),
  ]
  if (products.length === 0) return <EmptyState picture="shelf" title={words.noProducts} />
  return (
    <>
      <Shelf title={words.cards} text={words.cardsText}>
        {of('CARD').map((card) => (
          <Item
            key={card.id}
            product={card}
            note={
              card.bonus > 0
                ? formatMessage(words.bonus, { amount: formatDong(card.bonus) })
                : words.noBonus
            }
            {...buying}
          />
        ))}
      </Shelf>
      <Shelf title={words.memberships}>
        {of('MEMBERSHIP').map((one) => (
          <Item
            key={one.id}
            product={one}
            note={`${words.tierGives.SILVER} ${words.silverLeads}`}
            {...buying}
          />
        ))}
      </Shelf>
      <section className="stack">
        <h2 className="h3">{words.packages}</h2>
        <p className="muted">{words.packagesText}</p>
        {services.map((service, index) => (
          <details key={service.id} className="package" open={index === 0}>
            <summary className="package__service">
              <Picture src={service.image} width={56} height={42} alt="" shape="soft" />
              <span>
                <span className="strong">{service.name}</span>{' '}
                <span className="package__price small muted">
                  {formatMessage(words.each, { amount: formatDong(service.price) })}
                </span>
              </span>
              <IconDown />
            </summary>
            <ul className="shelf">
              {of('PACKAGE')
                .filter((product) => product.service?.id === service.id)
                .map((product) => (
                  <Item
                    key={product.id}
                    product={product}
                    note={visitsText(product)}
                    oldPrice={service.price * product.visits}
                    {...buying}
                  />
                ))}
            </ul>
          </details>
        ))}
      </section>
    </>
  )
}

function Shelf({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2 className="h3">{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
      <ul className="shelf">{children}</ul>
    </section>
  )
}

function Item({
  product,
  note,
  oldPrice,
  actKey,
  who,
}: { product: Product; note: string; oldPrice?: number } & BuyerState) {
  const isBusy = useSending('productId', String(product.id))
  return (
    <li className="shelf__item">
      <div>
        <h3 className="shelf__name">{product.name}</h3>
        <p className="small muted">{note}</p>
        <Price dong={product.price} oldDong={oldPrice} />
      </div>
      {who === 'logged-out' ? (
        <Button size="s" to={logInPath({ next: membershipPath })}>
          {words.logInToBuy}
        </Button>
      ) : (
        <Form method="post" action={membershipPath}>
          <input type="hidden" name="productId" value={product.id} />
          <input type="hidden" name="key" value={`${actKey}-${product.id}`} />
          <Button
            type={who === 'member' ? 'submit' : 'button'}
            size="s"
            inactive={who === 'unknown'}
            busy={isBusy}
            aria-label={formatMessage(words.buyThis, { name: product.name })}
            data-track="membership_order"
          >
            {words.buy}
          </Button>
        </Form>
      )}
    </li>
  )
}

function visitsText({ visits, visitsPaid }: Product): string {
  return visits > visitsPaid
    ? formatMessage(words.visits, { visits, paid: visitsPaid })
    : formatMessage(words.visitsAll, { visits })
}
