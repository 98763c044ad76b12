import { expect, test } from 'vitest'
import { MainStep } from '../main/step'
import { attempt, chosen, main } from '../testing/screen-data'
import { renderHtml } from '../testing/render-html'

/** Step 0 after the owner of a booking has agreed to change it, and was refused. */
function refused(message: string, hasBegun: boolean): Promise<string> {
  const result = attempt(
    { kind: 'alreadyBooked', message, hasBegun, current: null, isOwner: true },
    { hourId: '7', allowChange: true },
  )
  return renderHtml(<MainStep data={main} result={result} />, chosen)
}

test('a booking that has begun brings no offer to change it, but a notice with ways forward [O-17]', async () => {
  const message = 'Lịch hẹn của anh đang diễn ra.'
  const question = 'Anh muốn đổi sang lịch mới này không ạ?'
  expect(await refused(message, false)).toContain(question)
  const html = await refused(message, true)
  expect(html).not.toContain(question)
  expect(html).toContain(message)
  expect(html).toContain('href="tel:1900272703"')
  expect(html).toContain('href="/booking/lookup?phone=0909090909"')
})
