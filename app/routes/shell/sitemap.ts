import type { LoaderFunctionArgs } from '@remix-run/cloudflare'

/** Pages that can be found by searching, most important first. */
const paths = ['/', '/system-salon', '/booking', '/booking-at-home', '/vong-quay-may-man', '/vong-quay-may-man/qua-tang', '/chinh-sach-bao-mat', '/dieu-kien-giao-dich-chung']

/** The list of pages for search engines. */
export function loader({ context: { site } }: LoaderFunctionArgs): Response {
  const urls = paths.map((path) => `  <url><loc>${site.origin}${path}</loc></url>`)
  const xml = ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...urls, '</urlset>', ''].join('\n')
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=86400' } })
}
