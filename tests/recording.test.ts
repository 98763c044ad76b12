import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPlayer, openRecorder } from '../scripts/recording/recording.ts'
import { startStack, type StackOptions } from '../scripts/stack.ts'
import { build } from '../scripts/build.ts'
import { toTuesdayMorning } from '../scripts/clock.ts'

const folder = mkdtempSync(join(tmpdir(), 'recording-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pages = [
  ...['/', '/system-salon', '/salon/salon-1', '/dich-vu', '/cua-hang', '/booking', '/kham-pha'],
  ...[
    '/booking?salonId=9',
    '/booking?salonId=9&step=2',
    '/lookbook',
    '/blog',
    '/video',
    '/spa/da-nong',
  ],
  ...[
    '/stylist-xuat-sac',
    '/thu-thach',
    '/booking?salonId=1&step=1',
    '/vong-quay-may-man/qua-tang',
  ],
  ...['/dang-nhap', '/booking-at-home', '/som-nhat'],
]

/** Each page of a chain with this between its gateway and backends, without what names this build's moment. */
async function seen(options: StackOptions): Promise<string[]> {
  const chain = await startStack(options)
  try {
    const texts: string[] = []
    for (const page of pages) {
      const response = await fetch(`${chain.url}${page}`, { headers: { connection: 'close' } })
      texts.push(`${response.status} ${withoutTimes(await response.text(), chain.url)}`)
    }
    return texts
  } finally {
    await chain.stop()
  }
}

function withoutTimes(html: string, url: string): string {
  return html
    .replaceAll(url, '')
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/\b1[78]\d{11}\b/g, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')
}

test('twenty pages are the same from a recording, with all backends off', async () => {
  await build()
  const clockOffsetMs = toTuesdayMorning(Date.now())
  const recorded = await seen({
    clockOffsetMs,
    between: openRecorder(folder, () => Date.now() + clockOffsetMs),
  })
  const player = openPlayer(folder)
  const replayed = await seen({
    only: ['gateway', 'site'],
    clockOffsetMs: player.startedAt - Date.now(),
    between: player.reply,
  })
  expect(pages).toHaveLength(20)
  expect(recorded.every((text) => text.startsWith('200 '))).toBe(true)
  for (const [at, page] of pages.entries()) expect(replayed[at], page).toBe(recorded[at])
}, 240_000)
