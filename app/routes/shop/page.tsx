import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shop as messages } from '~/messages/vi/shop'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { TextField } from '~/ui/field'
import { SelectField } from '~/ui/more-fields'
import { IconSearch } from '~/ui/icons'
import { ShopDocument, type ShopQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { describeList } from '~/seo/json-ld'
import { useShownValues } from '~/ui/use-shown-values'
import { pageMeta } from '../../seo/page-meta'
import {
  orderNames,
  productPath,
  readProductFilter,
  shopPath,
  productFilterPath,
  type ProductOrder,
  type ProductFilter,
} from './paths'
import { ProductGrid } from './product-card'
import sheet from './shop.css?url'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

const trail = trailTo({ name: messages.name, path: shopPath })

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(messages.metaTitle, { brand: brand.name }),
    description: formatMessage(messages.metaText, { brand: brand.name }),
    path: shopPath,
    isPublic: !data || isPlain(data.filter),
  })

/** The products that match the address. */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const filter = readProductFilter(new URL(request.url).searchParams)
  const response = await site.gateway.query(ShopDocument, {
    search: filter.search || null,
    group: filter.group || null,
    order: filter.order,
  })
  const { productGroups: groups, products } = response.ok
    ? response.data
    : { productGroups: null, products: null }
  const listed = isPlain(filter) ? products : null
  describeList(
    site,
    trail,
    listed?.map(({ name, slug }) => ({ name, path: productPath(slug) })),
  )
  return { filter, groups, products }
}

/** /cua-hang: the salons' products, by group, by text and by price. */
export default function Shop() {
  const { filter, groups, products } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page shop">
      <Breadcrumbs trail={trail} />
      <header className="stack stack--tight">
        <h1>{messages.name}</h1>
        <p className="lead muted">{messages.lead}</p>
      </header>
      {groups && groups.length > 0 ? <Groups groups={groups} filter={filter} /> : null}
      <Filter filter={filter} />
      {products ? (
        <Found products={products} filter={filter} />
      ) : (
        <ErrorNote retryTo={productFilterPath(filter)}>
          {formatMessage(messages.failed, { number: brand.hotline.display })}
        </ErrorNote>
      )}
    </main>
  )
}

function Groups({
  groups,
  filter,
}: {
  groups: NonNullable<ShopQuery['productGroups']>
  filter: ProductFilter
}) {
  return (
    <nav className="row" aria-label={messages.groups}>
      <Chip to={productFilterPath({ ...filter, group: '' })} on={filter.group === ''}>
        {messages.all}
      </Chip>
      {groups.map(({ id, name, slug, productCount }) => (
        <Chip
          key={id}
          to={productFilterPath({ ...filter, group: slug })}
          on={filter.group === slug}
        >
          {formatMessage(messages.group, { name, n: productCount })}
        </Chip>
      ))}
    </nav>
  )
}

function Filter({ filter }: { filter: ProductFilter }) {
  const form = useShownValues({ q: filter.search, 'sap-xep': orderNames[filter.order] })
  return (
    <Form ref={form} action={shopPath} role="search" className="shop-filter">
      {filter.group ? <input type="hidden" name="nhom" value={filter.group} /> : null}
      <TextField
        label={messages.searchLabel}
        hideLabel
        name="q"
        type="search"
        placeholder={messages.searchLabel}
        defaultValue={filter.search}
        maxLength={80}
        icon={<IconSearch />}
      />
      <SelectField
        label={messages.order}
        hideLabel
        name="sap-xep"
        defaultValue={orderNames[filter.order]}
        options={(Object.keys(orderNames) as ProductOrder[]).map((order) => ({
          value: orderNames[order],
          label: messages.orders[order],
        }))}
      />
      <Button type="submit">{messages.apply}</Button>
    </Form>
  )
}

function Found({
  products,
  filter,
}: {
  products: NonNullable<ShopQuery['products']>
  filter: ProductFilter
}) {
  if (products.length === 0) {
    return (
      <div role="status">
        <EmptyState
          picture="shelf"
          title={messages.none}
          action={<Button to={shopPath}>{messages.toShop}</Button>}
        >
          <p>{messages.noneHint}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <p className="row row--apart" role="status">
        <span className="muted">{formatMessage(messages.count, { n: products.length })}</span>
        {isPlain(filter) ? null : <Link to={shopPath}>{messages.clear}</Link>}
      </p>
      <ProductGrid products={products} />
    </>
  )
}

function isPlain({ group, search, order }: ProductFilter): boolean {
  return group === '' && search === '' && order === 'CHAIN'
}
