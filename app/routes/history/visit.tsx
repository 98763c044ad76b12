import {
  data as respondWith,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { Link, useActionData, useLoaderData, useLocation, Form } from '@remix-run/react'
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
import { Rating } from './rating'
import { VisitFacts } from './visit-facts'
import { visitTitle } from './visit-title'
import type { AccountPage } from '../account/layout'
import { Carousel } from '~/ui/carousel'
import { TextArea } from '~/ui/field'
import { Picture } from '~/ui/picture'

type Photo = NonNullable<VisitPageQuery['visit']>['photos'][number]

/**
 * The pictures of a visit in a scrolling row; those of the result can be judged, all reported when
 * they show another person.
 */
function Photos({ photos, visitId }: { photos: readonly Photo[]; visitId: string }) {
  if (photos.length === 0) {
    return (
      <EmptyState picture="no-picture" title={words.noPhotos}>
        <p>{words.noPhotosText}</p>
      </EmptyState>
    )
  }
  return (
    <section className="stack stack--tight" aria-labelledby="visit-photos">
      <h2 className="h3" id="visit-photos">
        {words.photos}
      </h2>
      <Carousel label={words.photos} mobile={1.25} tablet={2.25} desktop={2.25} dots>
        {photos.map((photo, index) => (
          <div key={photo.id} className="visit-photo" data-testid="visit-photo">
            {photo.isReported ? (
              <Picture
                src="/art/empty/no-picture.svg"
                width={240}
                height={180}
                alt=""
                shape="soft"
              />
            ) : (
              <Picture
                src={photo.url}
                width={320}
                height={320}
                alt={photo.caption}
                shape="soft"
                eager
              />
            )}
            <p>{photo.isReported ? words.reported : photo.caption}</p>
            {photo.isReported ? null : (
              <>
                {isResult(index, photos) ? (
                  <PhotoVerdictForm photo={photo} visitId={visitId} />
                ) : null}
                <ReportPhotoForm photo={photo} visitId={visitId} />
              </>
            )}
          </div>
        ))}
      </Carousel>
    </section>
  )
}

/** The first of several pictures shows the hair before the cut, which nobody is asked to like. */
function isResult(index: number, photos: readonly Photo[]): boolean {
  return index > 0 || photos.length === 1
}

const verdicts = [
  { verdict: 'GOOD', label: words.photoGood, chosenLabel: words.photoGoodChosen },
  { verdict: 'BAD', label: words.photoBad, chosenLabel: words.photoBadChosen },
] as const

function PhotoVerdictForm({ photo, visitId }: { photo: Photo; visitId: string }) {
  return (
    <Form
      method="post"
      action={visitPath(visitId)}
      preventScrollReset
      className="visit-photo__judge"
    >
      <input type="hidden" name="intent" value="judge" />
      <input type="hidden" name="photoId" value={photo.id} />
      {verdicts.map(({ verdict, label, chosenLabel }) => (
        <Button
          key={verdict}
          type="submit"
          size="s"
          name="verdict"
          value={verdict}
          aria-pressed={photo.verdict === verdict}
          aria-label={photo.verdict === verdict ? chosenLabel : undefined}
        >
          {label}
        </Button>
      ))}
    </Form>
  )
}

function ReportPhotoForm({ photo, visitId }: { photo: Photo; visitId: string }) {
  return (
    <details className="visit-photo__wrong">
      <summary>{words.wrong}</summary>
      <Form
        method="post"
        action={visitPath(visitId)}
        preventScrollReset
        className="stack stack--tight"
      >
        <input type="hidden" name="intent" value="report" />
        <input type="hidden" name="photoId" value={photo.id} />
        <TextArea name="reason" label={words.wrongReason} maxLength={200} rows={2} />
        <Button type="submit" size="s">
          {words.wrongSend}
        </Button>
      </Form>
    </details>
  )
}

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
