import { ui } from '~/messages/vi/ui'
import { VisuallyHidden } from './visually-hidden'
import { formatPrice } from './price-format'

/**
 * A price in đồng, the old one struck through when it is higher; `short` writes 120K, `plus` marks
 * an addition.
 */
export function Price({
  dong,
  oldDong,
  short,
  plus,
  prefix,
}: {
  dong: number
  oldDong?: number | null
  short?: boolean
  plus?: boolean
  prefix?: string
}) {
  const now = `${prefix ? `${prefix} ` : ''}${plus && dong > 0 ? '+' : ''}${formatPrice(dong, short)}`
  if (!oldDong || oldDong <= dong) return <span className="price">{now}</span>
  return (
    <span className="price">
      <ins>{now}</ins>{' '}
      <del className="price__old">
        <VisuallyHidden>{ui.oldPrice} </VisuallyHidden>
        <span>{formatPrice(oldDong, short)}</span>
      </del>
    </span>
  )
}
