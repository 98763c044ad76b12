/** A component of a calendar: its properties in their order, and the components within. */
export type Component = {
  name: string
  properties: Property[]
  components: Component[]
}

/** A content line, its value as it stands. */
export type Property = { name: string; parameters: Record<string, string>; value: string }

const LINE_OCTETS = 75

/**
 * Reads a calendar by the grammar of RFC 5545 and refuses what it does not allow, where readers in
 * the field are lenient: bare line ends, lines over 75 octets, letters broken by folding, control
 * characters, unescaped texts, components that do not match, properties that are missing or twice.
 */
export function readStrictly(octets: Uint8Array): Component {
  const lines = unfolded(octets).map(propertyOf)
  const root = componentAt(lines, 0)
  if (root.next !== lines.length) throw new Error('something follows the calendar')
  checkCalendar(root.component)
  return root.component
}

/** The only value of a property; undefined when there is none. */
export function valueOf({ properties }: Component, name: string): string | undefined {
  return properties.find((property) => property.name === name)?.value
}

/** A TEXT value (RFC 5545, 3.3.11) as the text it stands for. */
export function textOf(value: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) throw new Error(`not escaped: ${value}`)
  return value.replace(/\\(.)/g, (_all, letter: string) => (/n/i.test(letter) ? '\n' : letter))
}

/** Epoch ms of a DATE-TIME in UTC, or in the zone of seven hours that its parameter names. */
export function instantOf({ name, parameters, value }: Property): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value)
  if (!parts || Boolean(parts[7]) === 'TZID' in parameters)
    throw new Error(`${name} is no instant: ${value}`)
  const [year = 0, month = 0, ...rest] = parts.slice(1, 7).map(Number)
  return Date.UTC(year, month - 1, ...rest) - (parts[7] ? 0 : 7 * 3_600_000)
}

/** Each line is decoded before it is joined: a letter that folding broke is no UTF-8 then. */
function unfolded(octets: Uint8Array): string[] {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines: string[] = []
  let start = 0
  while (start < octets.length) {
    const end = octets.indexOf(10, start)
    if (end <= start || octets[end - 1] !== 13) throw new Error('a line does not end with CR LF')
    const line = octets.subarray(start, end - 1)
    if (line.length > LINE_OCTETS) throw new Error(`a line of ${line.length} octets`)
    const text = strict.decode(line)
    if (/[\u0000-\u0008\u000A-\u001F\u007F]/.test(text)) throw new Error('a control character')
    const last = lines.length - 1
    if (!/^[ \t]/.test(text)) lines.push(text)
    else if (last >= 0) lines[last] += text.slice(1)
    else throw new Error('the first line goes on')
    start = end + 1
  }
  return lines
}

function propertyOf(line: string): Property {
  const parts = /^([A-Z0-9-]+)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/s.exec(line)
  if (!parts) throw new Error(`no content line: ${line}`)
  const [, name = '', parameters = '', value = ''] = parts
  return {
    name,
    parameters: Object.fromEntries(
      [...parameters.matchAll(/;([^=]+)=("[^"]*"|[^;]*)/g)].map(([, key = '', given = '']) => [
        key,
        given.replace(/^"|"$/g, ''),
      ]),
    ),
    value,
  }
}

function componentAt(
  lines: readonly Property[],
  start: number,
): { component: Component; next: number } {
  const first = lines[start]
  if (first?.name !== 'BEGIN') throw new Error('a component does not begin')
  const component: Component = { name: first.value, properties: [], components: [] }
  let at = start + 1
  for (let line = lines[at]; line; line = lines[at]) {
    if (line.name === 'END') {
      if (line.value !== component.name) throw new Error(`${component.name} ends as ${line.value}`)
      return { component, next: at + 1 }
    }
    if (line.name === 'BEGIN') {
      const inner = componentAt(lines, at)
      component.components.push(inner.component)
      at = inner.next
    } else {
      component.properties.push(line)
      at++
    }
  }
  throw new Error(`${component.name} does not end`)
}

/** Properties that must be there once (RFC 5545, 3.6), by component. */
const needed: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['PRODID', 'VERSION'],
  VTIMEZONE: ['TZID'],
  STANDARD: ['DTSTART', 'TZOFFSETTO', 'TZOFFSETFROM'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SEQUENCE', 'STATUS', 'ORGANIZER'],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
}

function checkCalendar(calendar: Component): void {
  if (calendar.name !== 'VCALENDAR') throw new Error('no calendar')
  const zones = calendar.components
    .filter(({ name }) => name === 'VTIMEZONE')
    .map((zone) => valueOf(zone, 'TZID'))
  walk(calendar)

  function walk({ name, properties, components }: Component): void {
    const names = properties.map((property) => property.name)
    if (new Set(names).size < names.length) throw new Error(`${name} has a property twice`)
    for (const must of needed[name] ?? [])
      if (!names.includes(must)) throw new Error(`${name} has no ${must}`)
    for (const { parameters } of properties)
      if ('TZID' in parameters && !zones.includes(parameters.TZID))
        throw new Error(`the zone ${parameters.TZID} is not in the calendar`)
    components.forEach(walk)
  }
}
