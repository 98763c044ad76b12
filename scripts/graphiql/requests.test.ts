import { expect, test } from 'vitest'
import { noteRequest, requestsPage } from './requests.ts'

function note(requestId: string, operation: string, calls: string[] = [], worker = 'gateway') {
  noteRequest(JSON.stringify({ worker, requestId, operation, status: 200, ms: 9, calls }))
}

test('a page stands with its documents and their calls, the last one first', () => {
  note('a', 'Personal')
  note('a', 'Home', ['campaign-listBanners 200 1+5'])
  note('b', '<other>')
  note('c', 'Home', [], 'booking')
  const rows = requestsPage().match(/<tr><th scope="row">.*?<\/tr>/gs)
  expect(rows?.map((row) => row.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'))).toEqual([
    '|none, or several|&lt;other>|200|9|no call|',
    '|/|Personal|200|9|no call|',
    '|/|Home|200|9|campaign-listBanners 200 1+5|',
  ])
})

test('fifty are remembered', () => {
  for (let number = 0; number < 60; number++) note(`id ${number}`, 'Home')
  expect(requestsPage().match(/<th scope="row">/g)).toHaveLength(50)
  expect(requestsPage()).not.toContain('<other>')
})
