import { redirect, type LoaderFunctionArgs } from '@remix-run/cloudflare'

/** An unknown address redirects to Home, which then says so; a missing file or call gets a 404. */
export function loader({ request }: LoaderFunctionArgs): Response {
  const { pathname } = new URL(request.url)
  const isCall = /^\/api(\/|$)/.test(pathname)
  return isCall || fileEnding.test(pathname) ? notFound() : redirect('/#khong-co-trang')
}

/** Endings that a page never has; `.php` and the like are guesses at pages. */
const fileEnding =
  /\.(js|css|map|json|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|mp4|pdf|webmanifest)$/

/** Nothing can be sent to an address that is not there. */
export function action(): Response {
  return notFound()
}

function notFound(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
