import type * as z from 'zod'
import type { noticeKind } from '../contract/notices'

/** What a message is about. */
export type NoticeKind = z.output<typeof noticeKind>

/** The values that templates may contain as `<name>`, with the length up to which each is sent. */
export const PARAMETERS = {
  booking_code: 6,
  salon_name: 60,
  salon_address: 90,
  visit_hour: 10,
  visit_date: 10,
  held_until: 5,
  link: 110,
} as const

/** The name of such a value. */
export type Parameter = keyof typeof PARAMETERS

/** The values of one message; only one about a held place has the end of its hold. */
export type ParameterValues = Record<Exclude<Parameter, 'held_until'>, string> & {
  held_until?: string
}

/** A button, with what it answers: each opens the message's page, none acts by being opened. */
export type TemplateButton = { label: string; answer: 'open' | 'coming' | 'change' | 'cancel' }

/**
 * A message as it is registered with the providers; `tag` is Zalo's purpose of sending. Zalo shows
 * title, paragraphs, table and at most two buttons; a push message shows title and `push`, an SMS has
 * one text without accents.
 */
export type Template = {
  tag: 'TRANSACTION' | 'CUSTOMER_CARE' | 'PROMOTION'
  isAdvertising: boolean
  title: string
  paragraphs: readonly string[]
  rows: readonly { label: string; value: string }[]
  buttons: readonly TemplateButton[]
  push: string
  sms: string
}

/** A text with its values in place of their names. */
export function filled(text: string, values: Partial<ParameterValues>): string {
  return text.replace(/<([a-z_]+)>/g, (whole, name: string) =>
    isParameter(name) ? (values[name] ?? whole) : whole,
  )
}

/** Whether a template may contain a name. */
export function isParameter(name: string): name is Parameter {
  return name in PARAMETERS
}
