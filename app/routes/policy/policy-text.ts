import { brand } from '~/brand'

/** A policy as its catalogue writes it: a string of a body is a paragraph, an array a list. */
export type Policy = {
  title: string
  description: string
  updated: string
  lead: string
  sections: readonly { id: string; title: string; body: readonly (string | readonly string[])[] }[]
}

const names: Readonly<Record<string, string>> = {
  brand: brand.name,
  company: brand.company.name,
  address: brand.company.address,
  email: brand.company.email,
  hotline: brand.hotline.display,
  hotlineNote: brand.hotline.note,
  consentHotline: brand.consentHotline.display,
  hours: brand.hours.text,
}

/** The policy with the chain's names in it. */
export function withNames(policy: Policy): Policy {
  return {
    ...policy,
    lead: fill(policy.lead),
    sections: policy.sections.map((section) => ({
      ...section,
      body: section.body.map((part) => (typeof part === 'string' ? fill(part) : part.map(fill))),
    })),
  }
}

function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => names[name] ?? place)
}
