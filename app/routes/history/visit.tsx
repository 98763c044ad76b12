import {
  data as respondWith,
  redirect,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/cloudflare'
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import * as z from 'zod'
import { fullDay, hourText } from '~/booking/time/vietnam-day'
import { brand } from '~/brand'
import { form, formAction, number, text, texts } from '~/form.server'
import { formatMessage } from '~/messages/format-message'
import { history as messages } from '~/messages/vi/history'
import { pageMeta } from '~/seo/page-meta'
import { logInStatusOf } from '~/routes/auth/log-in-status'
import { subjectStatus } from '~/subject-status'
import { Button } from '~/ui/button'
import { EmptyState, ErrorNote } from '~/ui/empty-state'
import { Notice } from '~/ui/notice'
import { useToast } from '~/ui/toast'
import {
  RatePhotoDocument,
  RateVisitDocument,
  ReportWrongPhotoDocument,
  VisitPageDocument,
  type VisitPageQuery,
} from '../../../schema/generated/graphql'
import { historyPath, visitPath } from './paths'
import { Rating, tags } from './rating'
import { rebookPath, visitTitle } from './visits'
import type { AccountPage } from '../account/layout'
import { Carousel } from '~/ui/carousel'
import { TextArea } from '~/ui/more-fields'
import { FocusedNotice } from '~/ui/focused-notice'
import { Form } from '~/ui/form'
import { Picture } from '~/ui/picture'
import { IconClock, IconPin } from '~/ui/icons'
import { formatDong } from '~/ui/price-format'

type Photo = Visit['photos'][number]

/**
 * The pictures of a visit in a scrolling row; those of the result can be judged, all reported when
 * they show another person.
 */
function Photos({ photos, visitId }: { photos: readonly Photo[]; visitId: string }) {
  if (photos.length === 0) {
    return (
      <EmptyState picture="no-picture" title={messages.noPhotos}>
        <p>{messages.noPhotosText}</p>
      </EmptyState>
    )
  }
  return (
    <section className="stack stack--tight" aria-labelledby="visit-photos">
      <h2 className="h3" id="visit-photos">
        {messages.photos}
      </h2>
      <Carousel label={messages.photos} mobile={1.25} tablet={2.25} desktop={2.25} dots>
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
            <p>{photo.isReported ? messages.reported : photo.caption}</p>
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
  { verdict: 'GOOD', label: messages.photoGood, chosenLabel: messages.photoGoodChosen },
  { verdict: 'BAD', label: messages.photoBad, chosenLabel: messages.photoBadChosen },
] as const

function PhotoVerdictForm({ photo, visitId }: { photo: Photo; visitId: string }) {
  return (
    <Form
      action={visitPath(visitId)}
      hidden={{ intent: 'judge', photoId: photo.id }}
      preventScrollReset
      className="visit-photo__judge"
    >
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
      <summary>{messages.wrong}</summary>
      <Form
        action={visitPath(visitId)}
        hidden={{ intent: 'report', photoId: photo.id }}
        preventScrollReset
        className="stack stack--tight"
      >
        <TextArea name="reason" label={messages.wrongReason} maxLength={200} rows={2} />
        <Button type="submit" size="s">
          {messages.wrongSend}
        </Button>
      </Form>
    </details>
  )
}

export const handle: AccountPage<SerializeFrom<typeof loader>> = {
  current: 'history',
  title: ({ visit }) => (visit ? visitTitle(visit) : messages.title),
  logIn: { stands: 'instead', text: messages.logInText },
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const title = data?.visit
    ? formatMessage(messages.visitMeta, { day: fullDay(data.visit.date), brand: brand.name })
    : formatMessage(messages.metaTitle, { brand: brand.name })
  return pageMeta(matches, {
    title,
    description: formatMessage(messages.metaText, { brand: brand.name }),
    path: data ? visitPath(data.id) : historyPath,
    isPublic: false,
  })
}

/** One visit of the customer; `?xong=` is the action that has just succeeded. */
export async function loader({ request, params, context: { site } }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const response = await site.gateway.query(VisitPageDocument, { id })
  const now = response.ok ? response.data.now : site.now
  const visit = (response.ok ? response.data.viewer?.visit : null) ?? null
  const done = new URL(request.url).searchParams.get('xong')
  const who = logInStatusOf(response)
  const isFailed = !response.ok || response.failed.includes('viewer.visit')
  const notice =
    visit && done && Object.hasOwn(messages.notices, done)
      ? messages.notices[done as VisitNotice]
      : null
  return respondWith(
    { id, now, who, visit, isFailed, notice },
    { status: isFailed || who === 'member' ? subjectStatus(visit, isFailed) : 200 },
  )
}

/** The action that has succeeded, from the address. */
type VisitNotice = keyof typeof messages.notices

/** Leads back to the visit, so that a reload does nothing again. */
function backTo(id: string, notice: VisitNotice): Response {
  return redirect(`${visitPath(id)}?xong=${notice}`, 303)
}

/** Rates a visit, judges a picture or reports it. */
export const action = formAction(messages.error, {
  rate: form(
    z.object({
      stars: number.refine((stars) => stars > 0, messages.chooseStars),
      tag: texts,
      comment: text,
    }),
    async ({ tag, ...rating }, { run, params: { id = '' } }) => {
      const result = await run(RateVisitDocument, {
        input: { visitId: id, ...rating, tags: tags.filter((one) => tag.includes(one)) },
      })
      return result.__typename === 'VisitRated' ? backTo(id, 'danh-gia') : result
    },
    { fields: ['stars', 'tag', 'comment'] },
  ),
  report: form(
    z.object({ photoId: text, reason: text }),
    async (report, { run, params: { id = '' } }) => {
      const result = await run(ReportWrongPhotoDocument, { visitId: id, ...report })
      return result.__typename === 'PhotoReported' ? backTo(id, 'bao-anh') : result
    },
  ),
  judge: form(
    z.object({ photoId: text, verdict: z.enum(['GOOD', 'BAD'], messages.error) }),
    async (opinion, { run, params: { id = '' } }) => {
      const result = await run(RatePhotoDocument, { visitId: id, ...opinion })
      return result.__typename === 'PhotoRated' ? backTo(id, 'anh') : result
    },
  ),
})

/** The type of that action, for what shows its result. */
export type VisitAction = typeof action

export { revalidateAfterRefusals as shouldRevalidate } from '~/revalidation'

/** /lich-su/:id: one visit with its pictures, services, stylist and rating. */
export default function Visit() {
  const { id, visit, isFailed, notice } = useLoaderData<typeof loader>()
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
        <Link to={historyPath}>{messages.back}</Link>
      </p>
      {refusal ? (
        <FocusedNotice key={key} kind="error">
          {refusal.message ?? Object.values(refusal.problems)[0]}
        </FocusedNotice>
      ) : notice ? (
        <div className="no-js-only">
          <Notice kind="success">{notice}</Notice>
        </div>
      ) : null}
      {!visit ? (
        isFailed ? (
          <ErrorNote retryTo={visitPath(id)}>{messages.visitFailed}</ErrorNote>
        ) : (
          <Missing />
        )
      ) : null}
      {visit ? (
        <>
          <Photos photos={visit.photos} visitId={id} />
          <VisitFacts visit={visit} />
          <BookAgain visit={visit} />
          <Rating state={visit.ratingState} visitId={id} />
        </>
      ) : null}
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      picture="not-found"
      title={messages.missing}
      action={<Button to={historyPath}>{messages.back}</Button>}
    >
      <p>{messages.missingText}</p>
    </EmptyState>
  )
}

function BookAgain({ visit }: { visit: Visit }) {
  return (
    <Button kind="primary" wide to={rebookPath(visit)} data-track="history_book_again">
      {messages.again}
    </Button>
  )
}

type Visit = NonNullable<NonNullable<VisitPageQuery['viewer']>['visit']>

/** The visit's salon, time, staff, services and price. */
function VisitFacts({ visit }: { visit: Visit }) {
  return (
    <section className="stack stack--tight" aria-labelledby="visit-services">
      <p className="visit-where">
        <IconPin />
        <span>
          <strong>{visit.salonName}</strong>{' '}
          {visit.salonAddress ? <span className="muted">{visit.salonAddress}</span> : null}
        </span>
      </p>
      <p className="visit-where">
        <IconClock />
        <span>{hourText(visit.hourLabel)}</span>
      </p>
      <h2 className="h3" id="visit-services">
        {messages.services}
      </h2>
      {visit.people.map((person, index) => (
        <div key={index} className="visit-person">
          {visit.people.length > 1 ? (
            <h3 className="strong">{formatMessage(messages.person, { n: index + 1 })}</h3>
          ) : null}
          <Server person={person} />
          <ul className="history-lines">
            {person.services.map((service) => (
              <li key={service.id}>
                <span>{service.name}</span>
                <span className="num">
                  {service.oldPrice ? (
                    <s className="muted small">{formatDong(service.oldPrice)}</s>
                  ) : null}{' '}
                  <span>{formatDong(service.price)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="row row--apart">
        <strong>{messages.total}</strong>
        <strong className="num">{formatDong(visit.total)}</strong>
      </p>
    </section>
  )
}

function Server({ person: { stylist, skinner } }: { person: Visit['people'][number] }) {
  return (
    <div className="visit-server">
      {stylist ? (
        <Picture
          src={stylist.avatar || '/art/mark.svg'}
          width={56}
          height={56}
          alt=""
          shape="round"
        />
      ) : null}
      <dl>
        <div>
          <dt className="small muted">{messages.stylist}</dt>
          <dd>{stylist?.name ?? messages.nobody}</dd>
        </div>
        {skinner ? (
          <div>
            <dt className="small muted">{messages.skinner}</dt>
            <dd>{skinner.name}</dd>
          </div>
        ) : null}
      </dl>
    </div>
  )
}
