import { Link } from '@remix-run/react'
import { formatMessage } from '~/messages/format-message'
import { shop as messages } from '~/messages/vi/shop'
import { Carousel } from '~/ui/carousel'
import { Chip } from '~/ui/chip'
import { Picture } from '~/ui/picture'
import { Price } from '~/ui/price'
import { Vietnamese } from '~/ui/vietnamese'
import type { ProductCardPartsFragment } from '../../../schema/generated/graphql'
import { productPath } from './paths'

/** A product as lists show it. */
export type ListedProduct = ProductCardPartsFragment

/** The picture of a product without one. */
export const noPicture = '/art/empty/no-picture.svg'

/** Products side by side. */
export function ProductGrid({ products }: { products: readonly ListedProduct[] }) {
  return (
    <ul className="shop-grid">
      {products.map((product) => (
        <li key={product.slug}>
          <ProductCard product={product} headingLevel="h2" />
        </li>
      ))}
    </ul>
  )
}

/** Products in one row that scrolls, whatever their number: none stands alone in a last row. */
export function ProductRow({
  products,
  label,
}: {
  products: readonly ListedProduct[]
  label: string
}) {
  return (
    <Carousel label={label} mobile={2.25} tablet={3.25} desktop={5}>
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} headingLevel="h3" />
      ))}
    </Carousel>
  )
}

function ProductCard({
  product,
  headingLevel: Heading,
}: {
  product: ListedProduct
  headingLevel: 'h2' | 'h3'
}) {
  return (
    <Link to={productPath(product.slug)} className="shop-card" data-track="shop_product">
      <span className="shop-card__picture">
        <Picture
          src={product.image ?? noPicture}
          width={240}
          height={240}
          alt=""
          fallback={noPicture}
        />
        {product.discountPercent > 0 ? (
          <Chip tone="amber">{formatMessage(messages.off, { n: product.discountPercent })}</Chip>
        ) : null}
      </span>
      {product.brand ? <span className="small muted">{product.brand}</span> : null}
      <Heading className="shop-card__name">
        <Vietnamese>{product.name}</Vietnamese>
      </Heading>
      <ProductPrice product={product} />
    </Link>
  )
}

/**
 * 'Từ' before the lowest of several prices; the listed price struck through where the product is
 * reduced.
 */
export function ProductPrice({
  product,
}: {
  product: Pick<ListedProduct, 'price' | 'maxPrice' | 'listedPrice'>
}) {
  return (
    <Price
      dong={product.price}
      oldDong={product.listedPrice}
      prefix={product.maxPrice ? messages.from : undefined}
    />
  )
}
