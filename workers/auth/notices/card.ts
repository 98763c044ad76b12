import * as z from 'zod'
import { withoutAccents } from '../../../domain/fold'
import type { QuietHours } from '../../../domain/quiet-hours'
import { filled, type NoticeKind, PARAMETERS, type ParameterValues } from './template'
import { templates } from './templates'
import type { NoticeChannel } from '../store/notice-settings'

/** A message with its values, on its way to a customer. */
export type Notice = {
  key: string
  phone: string
  kind: NoticeKind
  path: string
  values: Omit<ParameterValues, 'link'>
  /** Until when it is of use (epoch ms). */
  until: number
  /** Those that the customer wants, the preferred one first; null: they have not chosen. */
  channels: readonly NoticeChannel[] | null
  /** Those of the customer, the night where they have saved none. */
  quiet: QuietHours
}

/** A message as the channels show it, as the local inbox stores it. */
export const cardSchema = z.object({
  kind: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  buttons: z.array(z.object({ label: z.string(), href: z.string() })),
  /** What a push message says below the title; '' for messages of earlier days. */
  push: z.string().default(''),
  sms: z.string(),
  path: z.string(),
})

/** A message as the channels show it. */
export type Card = z.output<typeof cardSchema>

/** Where an answer is given: on the page, which acts only when its own buttons are pressed. */
const LINK_SUFFIXES = { open: '', coming: '#coming', change: '', cancel: '?hoi=huy' } as const

/** The message as each channel shows it; `origin` is the site's, empty where links are relative. */
export function cardOf({ kind, path, values }: Notice, origin: string): Card {
  const template = templates[kind]
  const all = { ...values, link: origin + path }
  const own = (text: string) => filled(text, all)
  return {
    kind,
    title: own(template.title),
    paragraphs: template.paragraphs.map(own),
    rows: template.rows.map(({ label, value }) => ({ label, value: own(value) })),
    buttons: template.buttons.map(({ label, answer }) => ({
      label,
      href: path + LINK_SUFFIXES[answer],
    })),
    push: own(template.push),
    sms: smsOf(template.sms, all),
    path,
  }
}

/** An SMS text: values lose their accents, which would make each message two. */
export function smsOf(text: string, values: ParameterValues): string {
  const { link, ...others } = values
  const plain = Object.entries(others).map(([name, value]) => [name, plainLetters(value)] as const)
  return filled(text, { ...values, ...Object.fromEntries(plain), link })
}

/** Only characters of ASCII: others would halve what one SMS can carry. */
function plainLetters(text: string): string {
  return withoutAccents(text).replace(/[^\x20-\x7e]/g, '.')
}

/** A value in the length in which it is sent. */
export function clipped(name: keyof typeof PARAMETERS, value: string): string {
  const most = PARAMETERS[name]
  return value.length <= most ? value : `${value.slice(0, most - 1).trimEnd()}…`
}
