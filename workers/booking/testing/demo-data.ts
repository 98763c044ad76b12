import { beforeAll, beforeEach } from 'vitest'
import { fillWithDemoData } from './client'
import { bindings, morning, setClock } from './salon-day'

/** Gives the tests of a file the demo data; each begins in the morning. */
export function setUpDemoData(): void {
  beforeAll(() => {
    setClock(morning)
    return fillWithDemoData()
  })
  beforeEach(() => setClock(morning))
}

/** The number of stored bookings. */
export async function countBookings(): Promise<number> {
  const row = await bindings.DB.prepare('SELECT COUNT(*) AS n FROM booking').first<{ n: number }>()
  return row!.n
}
