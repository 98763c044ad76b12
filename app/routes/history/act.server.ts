import { redirect } from '@remix-run/cloudflare'
import type { Site } from '~/context'
import { history as words } from '~/messages/vi/history'
import { RatePhotoDocument, type RatePhotoMutationVariables, RateVisitDocument, type RateVisitInput, ReportWrongPhotoDocument } from '../../../schema/generated/graphql'
import { logInPath } from '../auth/next-path'
import { textOf } from '../booking/main/form.server'
import { visitPath } from './paths'

/** What came of an act: what was typed comes back with what is wrong, so that nothing is lost. */
export type Refusal = { message: string; starsProblem: string | null; typed: { stars: number; tags: string[]; comment: string } | null }

/** What was done, as the address says it afterwards. */
export type Said = keyof typeof words.said

const tags = Object.keys(words.tag) as (keyof typeof words.tag)[]

/** Rates a visit, judges a picture or reports it; leads back to the visit, so that a reload does nothing again. */
export async function actOnVisit({ gateway }: Site, id: string, form: FormData): Promise<Refusal> {
  const photoId = Number(textOf(form, 'photoId'))
  switch (textOf(form, 'intent')) {
    case 'report': {
      const told = await gateway.tell(ReportWrongPhotoDocument, { visitId: id, photoId: idOr0(photoId), reason: textOf(form, 'reason') })
      return told.ok ? end(id, 'bao-anh', told.data.reportWrongPhoto) : failed(id, told.failure.code)
    }
    case 'judge': {
      const verdict: RatePhotoMutationVariables['verdict'] = textOf(form, 'verdict') === 'GOOD' ? 'GOOD' : 'BAD'
      const told = await gateway.tell(RatePhotoDocument, { visitId: id, photoId: idOr0(photoId), verdict })
      return told.ok ? end(id, 'anh', told.data.ratePhoto) : failed(id, told.failure.code)
    }
    default:
      return rate(gateway, id, form)
  }
}

async function rate(gateway: Site['gateway'], id: string, form: FormData): Promise<Refusal> {
  const stars = Number(textOf(form, 'stars'))
  const typed = { stars: idOr0(stars), tags: tags.filter((tag) => form.getAll('tag').includes(tag)), comment: textOf(form, 'comment') }
  const input: RateVisitInput = { visitId: id, ...typed, tags: typed.tags }
  const told = await gateway.tell(RateVisitDocument, { input })
  const refusal = told.ok ? end(id, 'danh-gia', told.data.rateVisit) : failed(id, told.failure.code)
  return { ...refusal, starsProblem: typed.stars === 0 ? words.chooseStars : null, typed }
}

type Result = { __typename: string } & ({ message: string } | { issues: { message: string }[] } | object)

function end(id: string, said: Said, result: Result): Refusal {
  if (!('message' in result) && !('issues' in result)) throw redirect(`${visitPath(id)}?xong=${said}`, 303)
  return refused('message' in result ? result.message : (result.issues[0]?.message ?? words.error))
}

function failed(id: string, code: string): Refusal {
  if (code === 'UNAUTHENTICATED') throw redirect(logInPath({ next: visitPath(id), reason: 'het-han' }), 303)
  return refused(words.error)
}

function refused(message: string): Refusal {
  return { message, starsProblem: null, typed: null }
}

/** A number that may name something; 0, which names nothing, otherwise. */
function idOr0(value: number): number {
  return Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : 0
}
