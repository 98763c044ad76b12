import type { Draft } from '../draft/draft'
import { currentPerson } from '../group/person'

/** When to suggest which services; `rule` is `equals`, `regex`, or anything else for subset. */
export type SuggestionRule = {
  rule: string
  selectedIds: readonly string[]
  pattern?: string | null
  serviceIds: readonly string[]
  title: string
  image?: string | null
}

type Chosen = { id: string; name: string }

/** Longest pattern that is tried, and longest text it is tried on. */
const MAX_PATTERN = 200
const MAX_TEXT = 1000

/**
 * The first suggestion that the chosen services call for and that still has something to add; null
 * for none, and where the salon shall advise.
 */
export function suggestionFor<Rule extends SuggestionRule>(
  rules: readonly Rule[],
  chosen: readonly Chosen[],
  { isConsultation }: { isConsultation: boolean },
): Rule | null {
  if (isConsultation || chosen.length === 0) return null
  const ids = new Set(chosen.map(({ id }) => id))
  return (
    rules.find((rule) => matches(rule, chosen) && rule.serviceIds.some((id) => !ids.has(id))) ??
    null
  )
}

/**
 * The suggestion that the current customer has not seen yet, from what is sold here. It is not made
 * twice for the same services.
 */
export function newSuggestion<Rule extends SuggestionRule>(
  draft: Pick<Draft, 'people' | 'current' | 'suggestedFor'>,
  rules: readonly Rule[],
  sold: readonly Chosen[],
): Rule | null {
  const { serviceIds, isConsultation } = currentPerson(draft)
  const isAnswered =
    serviceIds.length === draft.suggestedFor.length &&
    serviceIds.every((id) => draft.suggestedFor.includes(id))
  if (isAnswered) return null
  const useful = rules.filter((rule) => suggestedServices(rule, sold, serviceIds).length > 0)
  return suggestionFor(
    useful,
    sold.filter(({ id }) => serviceIds.includes(id)),
    { isConsultation },
  )
}

/** Whether a rule applies to the chosen services. */
export function matches(rule: SuggestionRule, chosen: readonly Chosen[]): boolean {
  const ids = new Set(chosen.map(({ id }) => id))
  const selected = new Set(rule.selectedIds)
  switch (rule.rule) {
    case 'equals':
      return (
        selected.size > 0 && selected.size === ids.size && [...selected].every((id) => ids.has(id))
      )
    case 'regex':
      return rule.pattern ? matchesPattern(rule.pattern, chosen) : false
    default:
      return selected.size > 0 && [...selected].every((id) => ids.has(id))
  }
}

/**
 * Services of a suggestion that are sold here and not chosen yet, in its order. Added as they are:
 * what they cost, and their old price to strike through.
 */
export function suggestedServices<Service extends { id: string }>(
  rule: SuggestionRule,
  sold: readonly Service[],
  chosenIds: readonly string[],
): Service[] {
  return rule.serviceIds.flatMap((id) =>
    chosenIds.includes(id) ? [] : (sold.find((service) => service.id === id) ?? []),
  )
}

/**
 * A pattern holds for the name of a chosen service or for the list of their ids, `1001,1038`.
 * What is no pattern, or could take for ever, holds for nothing.
 */
function matchesPattern(pattern: string, chosen: readonly Chosen[]): boolean {
  const expression = safePattern(pattern)
  if (!expression) return false
  const texts = [chosen.map(({ id }) => id).join(','), ...chosen.map(({ name }) => name)]
  return texts.some((text) => expression.test(text.slice(0, MAX_TEXT)))
}

/**
 * Repetition of a group that itself repeats or branches, as in `(a+)+` or `(a|a)*`: the time
 * doubles with each letter.
 */
const NESTED = /\([^()]*[*+{|][^()]*\)\s*[*+{]|\)\)\s*[*+{]/

/** More than two open-ended repetitions, or a look back at what was found, take longer than a page may wait. */
const OPEN_ENDED = /[*+]|\{\d*,\}/g
const BACK_REFERENCE = /\\[1-9k]/

function safePattern(pattern: string): RegExp | null {
  if (pattern.length > MAX_PATTERN || NESTED.test(pattern) || BACK_REFERENCE.test(pattern))
    return null
  if ((pattern.match(OPEN_ENDED) ?? []).length > 2) return null
  try {
    return new RegExp(pattern, 'iu')
  } catch {
    return null
  }
}
