import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { MAX_GROUP_SIZE } from '~/booking/group/person'
import { readPeople } from '~/booking/group/person-query'
import { step } from '~/booking/steps'

type Change = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'actionResult' | 'formMethod'
>

/**
 * Parameters of the address that only the browser needs; the list of services is searched and
 * filled there too.
 */
const local = ['hour', 'next', 'warn', 'gone', 'offer_ask', 'again', 'busy']
const localInServices = [
  ...local,
  'q',
  'view',
  'flash',
  'chosenService',
  'consult',
  'suggest',
  'suggested',
]
const localInOffers = ['next', 'offers', 'tab', 'taken']

/**
 * Whether the server must be requested after a navigation or a response. Not when the hour was
 * chosen or 'next' was pressed; after a response only when it showed that the page is out of date.
 */
export function needsData({ currentUrl, nextUrl, actionResult, formMethod }: Change): boolean {
  if (formMethod && formMethod !== 'GET' && actionResult !== undefined)
    return isOutOfDate(actionResult)
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return true
  const isWithin = (number: number) =>
    [currentUrl, nextUrl].every(({ searchParams }) => searchParams.get('step') === String(number))
  if (isWithin(step.offers))
    return queryWithout(currentUrl, localInOffers) !== queryWithout(nextUrl, localInOffers)
  // Only the server knows whether a chosen offer still holds at another hour or for other services.
  const names = isWithin(step.services) ? localInServices : local
  if (hasOffers(nextUrl))
    return (
      queryWithout(currentUrl, names.filter(isWithoutPrice)) !==
      queryWithout(nextUrl, names.filter(isWithoutPrice))
    )
  // The first hour writes the day down that is shown already; any other change of day is another choice.
  const isDayWritten = nextUrl.searchParams.has('hour') && !currentUrl.searchParams.has('date')
  const all = isDayWritten && !isWithin(step.services) ? [...names, 'date'] : names
  return queryWithout(currentUrl, all) !== queryWithout(nextUrl, all)
}

function isWithoutPrice(name: string): boolean {
  return name !== 'hour' && name !== 'chosenService'
}

function hasOffers({ searchParams }: URL): boolean {
  return (
    searchParams.get('auto') === '1' ||
    readPeople(searchParams, { hasSalon: true, isChange: false }).some(
      ({ offerIds }) => offerIds.length > 0,
    )
  )
}

function queryWithout(url: URL, names: string[]): string {
  const query = new URLSearchParams(url.searchParams)
  for (const name of names) query.delete(name)
  // Only the page needs to know which of the other salons' hours is being confirmed.
  if (query.has('backup')) query.set('backup', '1')
  // The hours and offers of those who come along stand among their other choices.
  if (names.includes('hour')) clearOtherPeople(query, 1)
  if (names.includes('offers')) clearOtherPeople(query, 3)
  query.sort()
  return query.toString()
}

function clearOtherPeople(query: URLSearchParams, place: number): void {
  for (let number = 2; number <= MAX_GROUP_SIZE; number += 1) {
    const parts = query.get(`p${number}`)?.split('_')
    if (parts)
      query.set(
        `p${number}`,
        parts
          .map((part, at) => (at === place ? '' : part))
          .join('_')
          .replace(/_+$/, ''),
      )
  }
}

function isOutOfDate(result: unknown): boolean {
  if (typeof result !== 'object' || result === null || !('outcome' in result)) return false
  const { outcome } = result
  return (
    typeof outcome === 'object' &&
    outcome !== null &&
    'kind' in outcome &&
    ['taken', 'closed', 'offerRefused'].includes(String(outcome.kind))
  )
}
