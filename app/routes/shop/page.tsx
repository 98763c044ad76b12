import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shop as words } from '~/messages/vi/shop'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { SelectField, TextField } from '~/ui/field'
import { IconSearch } from '~/ui/icons'
import { ShopDocument, type ShopQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { breadcrumbList, itemList } from '~/seo/json-ld-lists'
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

const trail = trailTo({ name: words.name, path: shopPath })

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: formatMessage(words.metaTitle, { brand: brand.name }),
    description: formatMessage(words.metaText, { brand: brand.name }),
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
  site.describe(breadcrumbList(site.origin, trail))
  if (products && isPlain(filter))
    site.describe(
      itemList(
        site.origin,
        words.name,
        products.map(({ name, slug }) => ({ name, path: productPath(slug) })),
      ),
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
        <h1>{words.name}</h1>
        <p className="lead muted">{words.lead}</p>
      </header>
      {groups && groups.length > 0 ? <Groups groups={groups} filter={filter} /> : null}
      <Filter filter={filter} />
      {products ? (
        <Found products={products} filter={filter} />
      ) : (
        <ErrorNote retryTo={productFilterPath(filter)}>
          {formatMessage(words.failed, { number: brand.hotline.display })}
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
    <nav className="row" aria-label={words.groups}>
      <Chip to={productFilterPath({ ...filter, group: '' })} on={filter.group === ''}>
        {words.all}
      </Chip>
      {groups.map(({ id, name, slug, productCount }) => (
        <Chip
          key={id}
          to={productFilterPath({ ...filter, group: slug })}
          on={filter.group === slug}
        >
          {formatMessage(words.group, { name, n: productCount })}
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
        label={words.searchLabel}
        hideLabel
        name="q"
        type="search"
        placeholder={words.searchLabel}
        defaultValue={filter.search}
        maxLength={80}
        icon={<IconSearch />}
      />
      <SelectField
        label={words.order}
        hideLabel
        name="sap-xep"
        defaultValue={orderNames[filter.order]}
        options={(Object.keys(orderNames) as ProductOrder[]).map((order) => ({
          value: orderNames[order],
          label: words.orders[order],
        }))}
      />
      <Button type="submit">{words.apply}</Button>
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
      <EmptyState
        picture="shelf"
        title={words.none}
        action={<Button to={shopPath}>{words.toShop}</Button>}
      >
        <p>{words.noneHint}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="row row--apart" role="status">
        <span className="muted">{formatMessage(words.count, { n: products.length })}</span>
        {isPlain(filter) ? null : <Link to={shopPath}>{words.clear}</Link>}
      </p>
      <ProductGrid products={products} />
    </>
  )
}

function isPlain({ group, search, order }: ProductFilter): boolean {
  return group === '' && search === '' && order === 'CHAIN'
}
