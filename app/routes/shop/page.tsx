import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Form, Link, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { say } from '~/messages/say'
import { shop as words } from '~/messages/vi/shop'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { SelectField, TextField } from '~/ui/field'
import { IconSearch } from '~/ui/icons'
import { ShopDocument, type ShopQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { breadcrumbList, itemList } from '../../seo/json-ld'
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
    title: say(words.metaTitle, { brand: brand.name }),
    description: say(words.metaText, { brand: brand.name }),
    path: shopPath,
    isPublic: !data || isPlain(data.wish),
  })

/** The products that the address asks for (H-239, H-240). */
export async function loader({ request, context: { site } }: LoaderFunctionArgs) {
  const wish = readProductFilter(new URL(request.url).searchParams)
  const answer = await site.gateway.query(ShopDocument, {
    search: wish.search || null,
    group: wish.group || null,
    order: wish.order,
  })
  const { productGroups: groups, products } = answer.ok
    ? answer.data
    : { productGroups: null, products: null }
  site.describe(breadcrumbList(site.origin, trail))
  if (products && isPlain(wish))
    site.describe(
      itemList(
        site.origin,
        words.name,
        products.map(({ name, slug }) => ({ name, path: productPath(slug) })),
      ),
    )
  return { wish, groups, products }
}

/** /cua-hang: what the salons sell, by group, by words and by price. */
export default function Shop() {
  const { wish, groups, products } = useLoaderData<typeof loader>()
  return (
    <main id="main" className="page shop">
      <Breadcrumbs trail={trail} />
      <header className="stack stack--tight">
        <h1>{words.name}</h1>
        <p className="lead muted">{words.lead}</p>
      </header>
      {groups && groups.length > 0 ? <Groups groups={groups} wish={wish} /> : null}
      <Filter key={productFilterPath(wish)} wish={wish} />
      {products ? (
        <Found products={products} wish={wish} />
      ) : (
        <ErrorNote retryTo={productFilterPath(wish)}>
          {say(words.failed, { number: brand.hotline.display })}
        </ErrorNote>
      )}
    </main>
  )
}

function Groups({
  groups,
  wish,
}: {
  groups: NonNullable<ShopQuery['productGroups']>
  wish: ProductFilter
}) {
  return (
    <nav className="row" aria-label={words.groups}>
      <Chip to={productFilterPath({ ...wish, group: '' })} on={wish.group === ''}>
        {words.all}
      </Chip>
      {groups.map(({ id, name, slug, productCount }) => (
        <Chip key={id} to={productFilterPath({ ...wish, group: slug })} on={wish.group === slug}>
          {say(words.group, { name, n: productCount })}
        </Chip>
      ))}
    </nav>
  )
}

function Filter({ wish }: { wish: ProductFilter }) {
  return (
    <Form action={shopPath} role="search" className="shop-filter">
      {wish.group ? <input type="hidden" name="nhom" value={wish.group} /> : null}
      <TextField
        label={words.searchLabel}
        hideLabel
        name="q"
        type="search"
        placeholder={words.searchLabel}
        defaultValue={wish.search}
        maxLength={80}
        icon={<IconSearch />}
      />
      <SelectField
        label={words.order}
        hideLabel
        name="sap-xep"
        defaultValue={orderNames[wish.order]}
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
  wish,
}: {
  products: NonNullable<ShopQuery['products']>
  wish: ProductFilter
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
        <span className="muted num">{say(words.count, { n: products.length })}</span>
        {isPlain(wish) ? null : <Link to={shopPath}>{words.clear}</Link>}
      </p>
      <ProductGrid products={products} headingLevel="h2" />
    </>
  )
}

function isPlain({ group, search, order }: ProductFilter): boolean {
  return group === '' && search === '' && order === 'CHAIN'
}
