import type { Cheerio, CheerioAPI } from 'cheerio'
import { type Element, nameOf } from './text.ts'

/** Values by label or by the field's name; true and false tick and untick. */
export type Filling = Record<string, string | boolean>

/** The request of a browser without JavaScript when a button is pressed. */
export type Sending = { action: string; method: 'GET' | 'POST'; body: URLSearchParams }

/** The form of a button with all that its fields hold, filled as a person would. Throws when a field is not there. */
export function sendingOf($: CheerioAPI, button: Cheerio<Element>, filling: Filling): Sending {
  const id = button.attr('form')
  const form = id ? $(`form[id="${id}"]`) : button.closest('form')
  if (form.length === 0) throw new Error('the button belongs to no form')
  const own = form.attr('id')
  const fields = form
    .find('input, select, textarea')
    .add(own ? `input[form="${own}"], select[form="${own}"], textarea[form="${own}"]` : [])
    .toArray()
    .map((node) => $(node))
    .filter((field) => !field.is('[type=submit], [disabled]'))
  for (const [key, value] of Object.entries(filling)) fill($, fields, key, value)

  const body = new URLSearchParams()
  for (const field of fields) {
    const name = field.attr('name')
    if (!name || (field.is('[type=checkbox], [type=radio]') && !field.is('[checked]'))) continue
    body.append(name, held(field))
  }
  const name = button.attr('name')
  if (name) body.append(name, button.attr('value') ?? '')
  return {
    action: button.attr('formaction') ?? form.attr('action') ?? '',
    method:
      (button.attr('formmethod') ?? form.attr('method'))?.toUpperCase() === 'POST' ? 'POST' : 'GET',
    body,
  }
}

function fill(
  $: CheerioAPI,
  fields: Cheerio<Element>[],
  key: string,
  value: string | boolean,
): void {
  const labelled = fields.filter((field) => nameOf($, field) === key)
  const meant =
    labelled.length > 0 ? labelled : fields.filter((field) => field.attr('name') === key)
  const field =
    meant.find((one) => one.is('[type=radio]') && one.attr('value') === value) ?? meant[0]
  if (!field) {
    const names = fields.map((one) => `${nameOf($, one)} (${one.attr('name')})`)
    throw new Error(`the form has no field ${key}; it has ${names.join(', ')}`)
  }
  if (value === false) field.removeAttr('checked')
  else if (field.is('[type=radio], [type=checkbox]')) {
    if (field.is('[type=radio]'))
      for (const other of fields)
        if (other.attr('name') === field.attr('name')) other.removeAttr('checked')
    field.attr('checked', '')
  } else if (field.is('textarea')) field.text(String(value))
  else if (field.is('select')) {
    field.find('option').removeAttr('selected')
    const option = field
      .find('option')
      .toArray()
      .map((node) => $(node))
      .find((one) => one.attr('value') === value || one.text().trim() === value)
    if (!option) throw new Error(`${key} cannot be ${String(value)}`)
    option.attr('selected', '')
  } else field.attr('value', String(value))
}

/** The value that a field submits. */
function held(field: Cheerio<Element>): string {
  if (field.is('textarea')) return field.text()
  if (!field.is('select')) return field.attr('value') ?? (field.is('[type=checkbox]') ? 'on' : '')
  const chosen = field.find('option[selected]').first()
  const option = chosen.length > 0 ? chosen : field.find('option').first()
  return option.attr('value') ?? option.text()
}
