import { Form } from '@remix-run/react'
import { history as words } from '~/messages/vi/history'
import { Button } from '~/ui/button'
import { Carousel } from '~/ui/carousel'
import { EmptyState } from '~/ui/empty-state'
import { TextArea } from '~/ui/field'
import { Picture } from '~/ui/picture'
import type { VisitPageQuery } from '../../../schema/generated/graphql'
import { visitPath } from './paths'

type Photo = NonNullable<VisitPageQuery['visit']>['photos'][number]

/**
 * The pictures of a visit in a scrolling row; those of the result can be judged, all reported when
 * they show another person.
 */
export function Photos({ photos, visitId }: { photos: readonly Photo[]; visitId: string }) {
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
