import { redirect } from '@remix-run/cloudflare'
import * as z from 'zod'
import { form, formAction, number, text, texts } from '~/form.server'
import { history as messages } from '~/messages/vi/history'
import {
  RatePhotoDocument,
  RateVisitDocument,
  ReportWrongPhotoDocument,
} from '../../../schema/generated/graphql'
import { visitPath } from './paths'

/** The action that has succeeded, from the address. */
export type VisitNotice = keyof typeof messages.notices

const tags = Object.keys(messages.tag) as (keyof typeof messages.tag)[]

/** Leads back to the visit, so that a reload does nothing again. */
function done(id: string | undefined, notice: VisitNotice): Response {
  return redirect(`${visitPath(id ?? '')}?xong=${notice}`, 303)
}

/** Rates a visit, judges a picture or reports it. */
export const visitAction = formAction(messages.error, {
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
      return result.__typename === 'VisitRated' ? done(id, 'danh-gia') : result
    },
    { fields: ['stars', 'tag', 'comment'] },
  ),
  report: form(
    z.object({ photoId: text, reason: text }),
    async (report, { run, params: { id = '' } }) => {
      const result = await run(ReportWrongPhotoDocument, { visitId: id, ...report })
      return result.__typename === 'PhotoReported' ? done(id, 'bao-anh') : result
    },
  ),
  judge: form(
    z.object({ photoId: text, verdict: z.enum(['GOOD', 'BAD'], messages.error) }),
    async (opinion, { run, params: { id = '' } }) => {
      const result = await run(RatePhotoDocument, { visitId: id, ...opinion })
      return result.__typename === 'PhotoRated' ? done(id, 'anh') : result
    },
  ),
})

/** The type of that action, for what shows its result. */
export type VisitAction = typeof visitAction
