import * as z from 'zod'
import { parseJson } from '../../domain/parse-json'

/** What one call of a worker logged and threw: the part that is read of the runtime's TraceItem. */
export type Item = {
  scriptName: string | null
  outcome: string
  event: { request?: { method: string; headers: Record<string, string> } } | object | null
  logs: readonly { timestamp: number; level: string; message: unknown }[]
  exceptions: readonly { timestamp: number; name: string; message: string; stack?: string }[]
}

/** A line of the log, as workers/kit/log.ts and the site write it. */
const logLine = z.object({
  worker: z.string().optional(),
  requestId: z.string().default(''),
  call: z.string().optional(),
  what: z.string().optional(),
  path: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  error: z.string().default(''),
  stack: z.string().optional(),
  operation: z.string().optional(),
  status: z.number().default(0),
  ms: z.number().default(0),
  calls: z.array(z.string()).default([]),
  errors: z.array(z.string()).default([]),
})

export type LogLine = z.output<typeof logLine>

/** The line that a worker logged; null for what is none of ours. */
export function lineIn(message: unknown): LogLine | null {
  const parsed = logLine.safeParse(parseJson(textOf(message)))
  return parsed.success ? parsed.data : null
}

/** The text of a log's message, which is the list of what `console` was given. */
export function textOf(message: unknown): string {
  const parts: unknown[] = Array.isArray(message) ? message : [message]
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ')
}
