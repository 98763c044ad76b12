import { redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { positiveInt, textOf } from '~/form.server'
import { history as messages } from '~/messages/vi/history'
import { noResponse, refusedBy, type RefusalMessages } from '~/refusal'
import {
  RatePhotoDocument,
  type RatePhotoMutationVariables,
  RateVisitDocument,
  ReportWrongPhotoDocument,
} from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { visitPath } from './paths'

/** The result of a form: the input is returned with its problems, so that nothing is lost. */
export type Refusal = {
  message: string
  status: number
  starsProblem: string | null
  typed: { stars: number; tags: string[]; comment: string } | null
}

/** The action that has succeeded, from the address. */
export type VisitNotice = keyof typeof messages.notices

const nothingTyped = { starsProblem: null, typed: null }
const tags = Object.keys(messages.tag) as (keyof typeof messages.tag)[]

/** Rates a visit, judges a picture or reports it; leads back to the visit, so that a reload does nothing again. */
export async function visitAction({ gateway }: Site, id: string, form: FormData): Promise<Refusal> {
  const photoId = positiveInt(textOf(form, 'photoId'))
  switch (textOf(form, 'intent')) {
    case 'report': {
      const response = await gateway.mutate(ReportWrongPhotoDocument, {
        visitId: id,
        photoId,
        reason: textOf(form, 'reason'),
      })
      return response.ok
        ? visitResponse(id, 'bao-anh', response.data.reportWrongPhoto)
        : failed(id, response.failure.code)
    }
    case 'judge': {
      const verdict: RatePhotoMutationVariables['verdict'] =
        textOf(form, 'verdict') === 'GOOD' ? 'GOOD' : 'BAD'
      const response = await gateway.mutate(RatePhotoDocument, { visitId: id, photoId, verdict })
      return response.ok
        ? visitResponse(id, 'anh', response.data.ratePhoto)
        : failed(id, response.failure.code)
    }
    default:
      return rate(gateway, id, form)
  }
}

async function rate(gateway: Site['gateway'], id: string, form: FormData): Promise<Refusal> {
  const typed = {
    stars: positiveInt(textOf(form, 'stars')),
    tags: tags.filter((tag) => form.getAll('tag').includes(tag)),
    comment: textOf(form, 'comment'),
  }
  const response = await gateway.mutate(RateVisitDocument, { input: { visitId: id, ...typed } })
  const refusal = response.ok
    ? visitResponse(id, 'danh-gia', response.data.rateVisit)
    : failed(id, response.failure.code)
  return { ...refusal, starsProblem: typed.stars === 0 ? messages.chooseStars : null, typed }
}

type VisitResult = { __typename: string } & (RefusalMessages | object)

function visitResponse(id: string, notice: VisitNotice, result: VisitResult): Refusal {
  if (!('message' in result) && !('issues' in result))
    throw redirect(`${visitPath(id)}?xong=${notice}`, 303)
  return { ...refusedBy(result, messages.error), ...nothingTyped }
}

function failed(id: string, code: string): Refusal {
  if (code === 'UNAUTHENTICATED')
    throw redirect(logInPath({ next: visitPath(id), reason: 'het-han' }), 303)
  return { ...noResponse(messages.error, code), ...nothingTyped }
}
