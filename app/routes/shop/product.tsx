import {
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { brand } from '~/brand'
import { formatMessage } from '~/messages/format-message'
import { shop as messages } from '~/messages/vi/shop'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { Chip } from '~/ui/chip'
import { IconPhone, IconPin } from '~/ui/icons'
import { Picture } from '~/ui/picture'
import { formatDong } from '~/ui/price-format'
import { Vietnamese } from '~/ui/vietnamese'
import { ProductPageDocument, type ProductPageQuery } from '../../../schema/generated/graphql'
import { Breadcrumbs, trailTo } from '../../seo/breadcrumbs'
import { Gone } from '../shell/not-found'
import { describeTrail, product as productData } from '../../seo/json-ld'
import { goneMeta, shareImageOf } from '../../seo/inner-meta'
import { pageMeta } from '../../seo/page-meta'
import { productPath, shopPath, productFilterPath } from './paths'
import { noPicture, ProductPrice, ProductRow } from './product-card'
import sheet from './shop.css?url'

type Product = NonNullable<ProductPageQuery['product']>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const product = data?.product
  const gone = [messages.gone, messages.goneText] as const
  if (!product) return goneMeta(matches, location.pathname, data?.isBroken, gone)
  const { name, description } = product
  const price = `${product.maxPrice ? `${messages.from.toLowerCase()} ` : ''}${formatDong(product.price)}`
  return pageMeta(matches, {
    title: formatMessage(messages.productTitle, { name, brand: brand.name }),
    description: formatMessage(messages.productText, { name, price, description }),
    path: productPath(product.slug),
    image: shareImageOf(product.image),
    type: 'product',
  })
}

/** The product that the address names. */
export async function loader({ params, context: { site } }: LoaderFunctionArgs) {
  const response = await site.gateway.query(ProductPageDocument, { slug: params.slug ?? '' })
  const product = response.ok ? response.data.product : null
  const isBroken = !response.ok || response.failed.includes('product')
  if (!product)
    return json(
      { product: null, related: [], isBroken },
      { status: subjectStatus(product, isBroken) },
    )
  const path = productPath(product.slug)
  const facts = {
    ...product,
    path,
    image: shareImageOf(product.image).src,
    category: product.group?.name ?? messages.name,
  }
  describeTrail(site, trailOf(product), productData(site.origin, facts))
  return json({ product, related: product.related ?? [], isBroken })
}

/** One product: what it is for, what it costs, where to buy it. The web sells nothing itself. */
export default function ProductPage() {
  const { product, related, isBroken } = useLoaderData<typeof loader>()
  if (!product)
    return (
      <Gone
        isBroken={isBroken}
        name={messages.name}
        failed={formatMessage(messages.failed, { number: brand.hotline.display })}
        title={messages.gone}
        text={messages.goneText}
        back={shopPath}
        backText={messages.toShop}
      />
    )
  return (
    <main id="main" className="page shop">
      <Breadcrumbs trail={trailOf(product)} />
      <article className="product">
        <div className="product__picture">
          <Picture
            src={product.image ?? noPicture}
            width={480}
            height={480}
            alt=""
            eager
            fallback={noPicture}
          />
        </div>
        <div className="stack">
          <header className="stack stack--tight">
            <h1 className="h2">
              <Vietnamese>{product.name}</Vietnamese>
            </h1>
            <p className="product__price row">
              <ProductPrice product={product} />
              {product.discountPercent > 0 ? (
                <Chip tone="amber">
                  {formatMessage(messages.off, { n: product.discountPercent })}
                </Chip>
              ) : null}
            </p>
            {product.maxPrice ? (
              <p className="small muted">
                {formatMessage(messages.range, {
                  from: formatDong(product.price),
                  to: formatDong(product.maxPrice),
                })}
              </p>
            ) : null}
          </header>
          <ProductFacts product={product} />
          <Text title={messages.about} text={product.description} />
          <Text title={messages.usage} text={product.usage} />
          <HowToBuy />
        </div>
      </article>
      {related.length > 0 ? (
        <section className="stack" aria-labelledby="related">
          <h2 id="related" className="h3">
            {messages.related}
          </h2>
          <ProductRow products={related} label={messages.related} />
        </section>
      ) : null}
    </main>
  )
}

function ProductFacts({ product }: { product: Product }) {
  const rows = [
    [messages.madeBy, product.brand],
    [messages.kind, product.subgroup],
  ].filter(([, text]) => text)
  return (
    <dl className="product__facts small">
      {rows.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Vietnamese>{text}</Vietnamese>
          </dd>
        </div>
      ))}
      {product.group ? (
        <div>
          <dt>{messages.inGroup}</dt>
          <dd>
            <Link to={productFilterPath({ group: product.group.slug, search: '', order: 'CHAIN' })}>
              {product.group.name}
            </Link>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  if (!text) return null
  return (
    <section>
      <h2 className="h3">{title}</h2>
      <p>
        <Vietnamese>{text}</Vietnamese>
      </p>
    </section>
  )
}

function HowToBuy() {
  return (
    <section className="product__buy stack stack--tight" aria-labelledby="buy">
      <h2 id="buy" className="h3">
        {messages.howToBuy}
      </h2>
      <p>{messages.howToBuyText}</p>
      <div className="row">
        <Button kind="primary" to="/system-salon" icon={<IconPin />} data-track="product_salon">
          {messages.nearest}
        </Button>
        <Button href={`tel:${brand.hotline.tel}`} icon={<IconPhone />} data-track="product_call">
          {formatMessage(messages.call, { number: brand.hotline.display })}
        </Button>
      </div>
    </section>
  )
}

function trailOf({ name, slug }: Pick<Product, 'name' | 'slug'>) {
  return trailTo({ name: messages.name, path: shopPath }, { name, path: productPath(slug) })
}
