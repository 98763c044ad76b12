import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { groupMax } from '~/booking/person'
import { step } from '~/booking/steps'

type Change = Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'actionResult' | 'formMethod'>

/** What of the address only the browser needs to know; the list of services is searched and filled there too. */
const local = ['hour', 'next', 'gone']
const localInServices = [...local, 'q', 'view', 'flash', 'chosenService', 'consult', 'suggest', 'asked']

/** Whether the server has to be asked after a navigation or an answer. Not when the hour was chosen or 'next' was pressed; after an answer only when it showed that the page is out of date. */
export function needsData({ currentUrl, nextUrl, actionResult, formMethod }: Change): boolean {
  if (formMethod && formMethod !== 'GET' && actionResult !== undefined) return isOutOfDate(actionResult)
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return true
  if (currentUrl.searchParams.get('step') === String(step.services) && nextUrl.searchParams.get('step') === String(step.services)) {
    return bare(currentUrl, localInServices) !== bare(nextUrl, localInServices)
  }
  // The first hour writes the day down that is shown already; any other change of day is another choice.
  const isDayWritten = nextUrl.searchParams.has('hour') && !currentUrl.searchParams.has('date')
  const names = isDayWritten ? [...local, 'date'] : local
  return bare(currentUrl, names) !== bare(nextUrl, names)
}

function bare(url: URL, names: string[]): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of names) query.delete(name)
  // Which of the other salons' hours is asked about, only the page needs to know.
  if (query.has('backup')) query.set('backup', '1')
  // The hours of those who come along stand among their other choices.
  if (names.includes('hour')) for (let number = 2; number <= groupMax; number += 1) hideHour(query, `p${number}`)
  query.sort()
  return query.toString()
}

function hideHour(query: URLSearchParams, name: string): void {
  const [services, , ...rest] = query.get(name)?.split('_') ?? []
  if (services !== undefined) query.set(name, [services, '', ...rest].join('_').replace(/_+$/, ''))
}

function isOutOfDate(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('outcome' in result)) return false
  const { outcome } = result
  return typeof outcome === 'object' && outcome !== null && 'kind' in outcome && (outcome.kind === 'taken' || outcome.kind === 'closed')
}
