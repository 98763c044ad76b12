import { queryGateway, logIn } from '../../chain-client.ts'
import { join } from '../chain.ts'
import type { Shot, Visitor } from '../shot.ts'

const wheelPath = '/vong-quay-may-man'
const quests = `${wheelPath}/nhiem-vu`
const vouchers = `${wheelPath}/doi-qua`
/** Demo customers with points for some vouchers; each language takes from one of them. */
const players = { vi: '0912345680', en: '0912345678' }

async function newcomer(visitor: Visitor, path: string): Promise<string> {
  await join(visitor)
  return path
}

/** A newcomer with the spin of the day's check-in. */
async function withSpin(visitor: Visitor): Promise<string> {
  await join(visitor)
  await queryGateway(visitor.page.request, 'mutation { claimQuest(questId: 1) { __typename } }')
  return wheelPath
}

/** The lucky wheel, what it gave, and what points buy. */
export const wheel: Shot[] = [
  { name: 'wheel-guest', path: wheelPath, who: 'guest' },
  { name: 'wheel-no-spins', path: (visitor) => newcomer(visitor, wheelPath), who: 'alone' },
  {
    name: 'wheel-result',
    path: withSpin,
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('.wheel-play button[type=submit]').click()
      await page.locator('.wheel-result').waitFor()
    },
  },
  {
    name: 'quest-claimed',
    path: (visitor) => newcomer(visitor, quests),
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('.wheel-quest button[type=submit]').first().click()
      await page.locator('main .notice--success').waitFor()
    },
  },
  { name: 'voucher-too-dear', path: (visitor) => newcomer(visitor, `${vouchers}/1`), who: 'alone' },
  {
    name: 'voucher-bought',
    path: async ({ page: { request }, language }) => {
      await logIn({ request }, language === 'en' ? players.en : players.vi)
      return `${vouchers}/1`
    },
    who: 'alone',
    isWhole: true,
    press: async (page) => {
      await page.locator('main form button[type=submit]').click()
      await page.waitForURL(/qua-cua-toi/)
      await page.locator('main h1').waitFor()
    },
  },
  {
    name: 'my-gifts-none',
    path: (visitor) => newcomer(visitor, `${wheelPath}/qua-cua-toi`),
    who: 'alone',
  },
]
