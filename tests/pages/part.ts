import type { Cheerio, CheerioAPI } from 'cheerio'
import { type Element, nameOf, textOf } from './text.ts'

/** A name as a test gives it: the whole of it, or a pattern. */
export type Name = string | RegExp

/** The element or role of a link, a button and so on. */
const kinds = {
  link: 'a[href]',
  button: 'button, input[type=submit], [role=button]',
  field: 'input:not([type=hidden], [type=submit]), select, textarea',
  heading: 'h1, h2, h3, h4, h5, h6',
  image: 'img, [role=img]',
  region: 'section, main, nav, header, footer, aside, form, fieldset, [role=region], [role=group]',
  dialog: 'dialog[open]',
  summary: 'summary',
} as const

/**
 * A part of a page: an element and what a person finds in it. Singular queries throw when nothing
 * is there, naming what is; plural ones answer a list.
 */
export class Part {
  constructor(
    readonly $: CheerioAPI,
    readonly element: Cheerio<Element>,
  ) {}

  /** Its visible text. */
  get text(): string {
    return textOf(this.element)
  }

  /** Its name for assistive technology. */
  get name(): string {
    return nameOf(this.$, this.element)
  }

  get href(): string | undefined {
    return this.attribute('href')
  }

  /** The value of a field. */
  get value(): string | undefined {
    if (this.element.is('textarea')) return this.element.text()
    const value = this.element.is('select')
      ? this.element.find('option[selected], option').first().attr('value')
      : this.element.attr('value')
    const chosen = this.element.find('option[selected]').first()
    return chosen.length > 0 ? (chosen.attr('value') ?? chosen.text()) : value
  }

  get isChecked(): boolean {
    return this.element.is('[checked]')
  }

  attribute(name: string): string | undefined {
    return this.element.attr(name)
  }

  has(selector: string): boolean {
    return this.element.find(selector).length > 0
  }

  /** All elements of a selector. */
  all(selector: string): Part[] {
    return this.element
      .find(selector)
      .toArray()
      .filter((node) => isShown(this.$(node)))
      .map((node) => new Part(this.$, this.$(node)))
  }

  /** The first element of a selector. */
  part(selector: string): Part {
    return this.first(selector, this.all(selector), [])
  }

  /** The nearest element around it. */
  around(selector: string): Part {
    return new Part(this.$, this.element.closest(selector))
  }

  links = (name?: Name): Part[] => this.named('link', name)
  link = (name: Name): Part => this.one('link', name)
  buttons = (name?: Name): Part[] => this.named('button', name)
  button = (name: Name): Part => this.one('button', name)
  fields = (name?: Name): Part[] => this.named('field', name)
  field = (name: Name): Part => this.one('field', name)
  headings = (name?: Name): Part[] => this.named('heading', name)
  heading = (name: Name): Part => this.one('heading', name)
  images = (name?: Name): Part[] => this.named('image', name)
  image = (name: Name): Part => this.one('image', name)
  regions = (name?: Name): Part[] => this.named('region', name)
  region = (name: Name): Part => this.one('region', name)
  dialogs = (name?: Name): Part[] => this.named('dialog', name)
  summary = (name: Name): Part => this.one('summary', name)

  /** The dialog that lies open over the page. */
  get dialog(): Part {
    return this.part(kinds.dialog)
  }

  /** The sentences of alerts that are read out at once. */
  get alerts(): string[] {
    return this.all('[role=alert]')
      .map(({ text }) => text)
      .filter(Boolean)
  }

  /** The section, list item or other element around a heading of this name. */
  under(heading: Name, around = 'section'): Part {
    return this.heading(heading).around(around)
  }

  private named(kind: keyof typeof kinds, name?: Name): Part[] {
    const parts = this.all(kinds[kind])
    return name === undefined ? parts : parts.filter((part) => fits(part.name, name))
  }

  private one(kind: keyof typeof kinds, name: Name): Part {
    return this.first(`${kind} ${String(name)}`, this.named(kind, name), this.named(kind))
  }

  private first(what: string, [part]: Part[], others: Part[]): Part {
    if (part) return part
    const names = [...new Set(others.map(({ name }) => name))].join(' | ')
    throw new Error(`there is no ${what}${names ? `; there are: ${names}` : ''}`)
  }
}

function fits(name: string, wanted: Name): boolean {
  return typeof wanted === 'string' ? name === wanted : wanted.test(name)
}

/** Nothing around it is hidden, and it lies in no dialog that is closed. */
function isShown(element: Cheerio<Element>): boolean {
  return element.closest('[hidden], template, dialog:not([open])').length === 0
}
