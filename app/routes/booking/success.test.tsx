import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server'
import { expect, test } from 'vitest'
import BookedPage from './success'
import type { BookedData } from './success/load.server'

const unread: BookedData = {
  now: Date.UTC(2026, 10, 21, 2),
  booking: null,
  isFailed: true,
  ask: null,
  via: null,
  againAt: 0,
  said: null,
}

/** The page of booking 01J while the booking backend cannot tell of it, reached with a state. */
async function shown(state: unknown): Promise<string> {
  const handler = createStaticHandler([
    { path: '/booking/success', element: <BookedPage />, loader: () => unread },
  ])
  const context = await handler.query(new Request('http://site/booking/success?bookingId=01J'))
  if (context instanceof Response) throw new Error('the page does not redirect')
  context.location = { ...context.location, state }
  return renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

test('whoever comes from booking reads that it is made, even while it cannot be loaded [B-009, B-166]', async () => {
  const html = await shown({
    bookingId: '01J',
    phoneBooking: '0909090909',
    listTimeSpecialHours: [],
  })
  expect(html).toContain('ĐẶT LỊCH THÀNH CÔNG')
  expect(html).toContain('0909.090.909')
})

test('whoever comes by the address alone, or from another booking, reads that it could not be loaded [B-009, B-010]', async () => {
  for (const state of [
    null,
    { bookingId: '01K', phoneBooking: '0909090909', listTimeSpecialHours: [] },
  ]) {
    expect(await shown(state)).toContain('Em chưa tải được lịch hẹn này.')
    expect(await shown(state)).not.toContain('THÀNH CÔNG')
  }
})
