import { expect, test, vi } from 'vitest'
import { inOwnTask } from './own-task'

/** Waits until every task that was queued before has run. */
const tasksRun = () => new Promise<void>((resolve) => void inOwnTask(resolve))

test('it acts after the current task, once', async () => {
  const act = vi.fn()
  inOwnTask(act)
  await Promise.resolve()
  expect(act).not.toHaveBeenCalled()
  await tasksRun()
  await tasksRun()
  expect(act).toHaveBeenCalledTimes(1)
})

test('what is cancelled before never acts', async () => {
  const act = vi.fn()
  inOwnTask(act)()
  await tasksRun()
  await tasksRun()
  expect(act).not.toHaveBeenCalled()
})
