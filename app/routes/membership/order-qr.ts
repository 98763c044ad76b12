import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { MembershipOrderDocument } from '../../../schema/generated/graphql'
import { qrPicture } from './qr-picture.server'

/**
 * /thanh-vien/don-hang/{id}/ma-qr: the VietQR code of an order as a file, because a phone cannot
 * scan its own screen and bank apps read codes from the photo album.
 */
export async function loader({ params, context: { site } }: LoaderFunctionArgs): Promise<Response> {
  const response = await site.gateway.query(MembershipOrderDocument, { id: params.id ?? '' })
  const payment = response.ok ? response.data.viewer?.membershipOrder?.payment : null
  // The page of the order shows why there is none.
  if (!payment) return new Response(null, { status: 404 })
  return new Response(await qrPicture(payment.qr), {
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="vietqr-${encodeURIComponent(params.id ?? '')}.png"`,
    },
  })
}
