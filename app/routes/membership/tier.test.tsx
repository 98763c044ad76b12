import { load } from 'cheerio'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { renderHtml } from '../booking/testing/render-html'
import UserMenu from '../shell/user-menu'
import { Member, Tiers } from './page'

const tiers = ['SILVER', 'GOLD', 'DIAMOND'] as const
const name = { SILVER: 'Hạng Bạc', GOLD: 'Hạng Vàng', DIAMOND: 'Hạng Kim cương' }

/** The text that is read aloud, the visible text, and the icons of tiers. */
async function drawn(element: ReactElement) {
  const $ = load(await renderHtml(element, ''))
  const text = $('body').text()
  const icons = $('[class*="tier-"] svg, .tier svg')
  const shapes = icons.toArray().map((icon) => $(icon).html())
  const styles = $('.tier, .tier-mark')
    .toArray()
    .map((mark) => $(mark).attr('class'))
  $('.visually-hidden').remove()
  return { text, seen: $('body').text(), shapes, styles }
}

type Shown = Parameters<typeof Member>[0]['member']

const profile = { name: 'Trần Hoàng Long', phone: '0912345680' }
const membership = { balance: 250_000 }
const member = {
  balance: 250_000,
  spentSixMonths: 100_000,
  spentTwelveMonths: 100_000,
  silverUntil: '2027-01-01',
}

test.each(tiers)(
  'the tier %s of a customer is an icon and read aloud, never words [H-174]',
  async (tier) => {
    const places = [
      await drawn(<UserMenu profile={{ ...profile, tier }} membership={membership} />),
      await drawn(
        <Member member={{ ...member, tier } as Parameters<typeof Member>[0]['member']} />,
      ),
    ]
    for (const { text, seen, shapes, styles } of places) {
      expect(text).toContain(name[tier])
      expect(seen).not.toContain(name[tier])
      expect(shapes).toHaveLength(1)
      expect(styles[0]).toContain(tier.toLowerCase())
    }
  },
)

test('the header shows the first letter of the name beside the tier, and an icon without a name [H-067]', async () => {
  const initial = async (name: string) => {
    const shown = { ...profile, name, tier: 'GOLD' as const }
    const $ = load(await renderHtml(<UserMenu profile={shown} membership={membership} />, ''))
    $('.visually-hidden').remove()
    return [$('.header__initial').text(), $('.header__initial svg').length]
  }
  expect(await initial('Trần Hoàng Long')).toEqual(['L', 1])
  expect(await initial('')).toEqual(['', 2])
})

test("a member's card has its tier's style, and a bar to the next tier where spending leads there", async () => {
  const card = async (tier: (typeof tiers)[number]) => {
    const $ = load(await renderHtml(<Member member={{ ...member, tier } as Shown} />, ''))
    const bar = $('progress')
    return {
      style: $('section').attr('class'),
      value: bar.attr('value'),
      label: bar.attr('aria-label'),
    }
  }
  for (const tier of tiers)
    expect((await card(tier)).style).toContain(`member--${tier.toLowerCase()}`)
  const gold = await card('GOLD')
  expect(gold.value).toBe('100000')
  expect(gold.label).toContain('hạng Kim cương')
  expect((await card('DIAMOND')).value).toBeUndefined()
})

test('the three tiers have different icons with names for screen readers [H-020, H-174]', async () => {
  const { text, seen, shapes, styles } = await drawn(<Tiers current="GOLD" />)
  for (const tier of tiers) expect(text).toContain(name[tier])
  for (const tier of tiers) expect(seen).not.toContain(name[tier])
  expect(new Set(shapes).size).toBe(3)
  expect(new Set(styles).size).toBe(3)
})
