import {
  data as respondWith,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { fullDay } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { readBody } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { history as words } from '~/messages/vi/history'
import { pageMeta } from '~/seo/page-meta'
import { logInStatusOf } from '~/routes/auth/log-in-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import { VisitPageDocument, type VisitPageQuery } from '../../../schema/generated/graphql'
import { visitAction, type VisitNotice } from './action.server'
import { historyPath, rebookPath, visitPath } from './paths'
import { Photos } from './photos'
import { Rating } from './rating'
import { VisitFacts } from './visit-facts'
import { visitTitle } from './visit-title'
import type { AccountPage } from '../account/layout'

export const handle: AccountPage<SerializeFrom<typeof loader>> = {
  current: 'history',
  title: ({ visit }) => (visit ? visitTitle(visit) : words.title),
  logIn: { stands: 'instead', text: words.logInText },
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const title = data?.visit
    ? formatMessage(words.visitMeta, { day: fullDay(data.visit.date), brand: brand.name })
    : formatMessage(words.metaTitle, { brand: brand.name })
  return pageMeta(matches, {
    title,
    description: formatMessage(words.metaText, { brand: brand.name }),
    path: data ? visitPath(data.id) : historyPath,
    isPublic: false,
  })
}

/** One visit of the customer; `?xong=` is the action that has just succeeded. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const response = await site.gateway.query(VisitPageDocument, { id })
  const { now, visit, visitRating } = response.ok
    ? response.data
    : { now: site.now, visit: null, visitRating: null }
  const done = new URL(request.url).searchParams.get('xong')
  const who = logInStatusOf(response)
  const isFailed = !response.ok || response.failed.includes('visit')
  const notice =
    visit && done && Object.hasOwn(words.notices, done) ? words.notices[done as VisitNotice] : null
  return respondWith(
    { id, now, who, visit, rating: visitRating, isFailed, notice },
    { status: visit || isFailed || who !== 'member' ? 200 : 404 },
  )
}

/** Rates, judges or reports; see action.server.ts. */
export async function action({ request, params, context: { site } }: ActionFunctionArgs) {
  const refusal = await visitAction(site, params.id ?? '', await readBody(request))
  return respondWith(refusal, { status: refusal.status })
}

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /lich-su/:id: one visit with its pictures, services, stylist and rating. */
export default function Visit() {
  const { id, visit, rating, isFailed, notice } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()
  const toast = useToast()
  // The key is new after each success, also one whose text is the same as that before.
  const { key } = useLocation()
  useEffect(() => {
    if (notice) toast({ kind: 'success', text: notice })
  }, [notice, key, toast])
  return (
    <>
      <p>
        <Link to={historyPath}>{words.back}</Link>
      </p>
      {refusal ? (
        <Notice kind="error">{refusal.message}</Notice>
      ) : notice ? (
        <div className="no-js-only">
          <Notice kind="success">{notice}</Notice>
        </div>
      ) : null}
      {!visit ? (
        isFailed ? (
          <ErrorNote retryTo={visitPath(id)}>{words.visitFailed}</ErrorNote>
        ) : (
          <Missing />
        )
      ) : null}
      {visit ? (
        <>
          <Photos photos={visit.photos} visitId={id} />
          <VisitFacts visit={visit} />
          <BookAgain visit={visit} />
          <Rating state={rating} visitId={id} refusal={refusal ?? null} />
        </>
      ) : null}
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      picture="not-found"
      title={words.missing}
      action={<Button to={historyPath}>{words.back}</Button>}
    >
      <p>{words.missingText}</p>
    </EmptyState>
  )
}

function BookAgain({ visit }: { visit: NonNullable<VisitPageQuery['visit']> }) {
  return (
    <Button kind="primary" wide to={rebookPath(visit)} data-track="history_book_again">
      {words.again}
    </Button>
  )
}
