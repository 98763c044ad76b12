import type { ProductDto } from '../../workers/salons/contract'

/** A product as the salons backend sends it. */
export function aProduct(product: Partial<ProductDto> & { id: string }): ProductDto {
  return {
    groupId: 1,
    name: `Sáp ${product.id}`,
    slug: product.id,
    price: 199_000,
    listedPrice: 199_000,
    isDiscount: false,
    discountPercent: 0,
    subCategory: 'Sáp',
    brand: 'Mượt',
    featuredImage: { url: '/art/product/wax.svg' },
    description: '',
    usage: '',
    updatedAt: '2026-11-01',
    ...product,
  }
}
