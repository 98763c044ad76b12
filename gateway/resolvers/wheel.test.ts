import { expect, test } from 'vitest'
import { openHouse } from '../testing/house'

test('H-249, H-250, H-251, H-256 the wheel comes with sectors in order, gifts, packs and quests', async () => {
  const { ask } = openHouse({
    wheel: {
      getWheel: () => ({ data: { id: 1, name: 'Vòng quay may mắn', sectors: [{ position: 2, giftId: 9, label: '+10 điểm' }, { position: 1, giftId: 8, label: 'Chúc may mắn' }] } }),
      listGifts: () => ({ data: [{ id: 8, name: 'Chúc may mắn', image: '/g.svg', kind: 'none', stock: null }] }),
      listExchangePacks: () => ({ data: [{ id: 1, points: 100, times: 1 }] }),
      listQuests: () => ({ data: [{ id: 1, name: 'Đặt lịch', times: 2 }] }),
    },
  })
  const { data } = await ask('{ wheel { name sectors { position label giftId } } wheelGifts { id kind } exchangePacks { points spins } wheelQuests { name spins } }')
  expect(data).toEqual({
    wheel: { name: 'Vòng quay may mắn', sectors: [{ position: 1, giftId: 8, label: 'Chúc may mắn' }, { position: 2, giftId: 9, label: '+10 điểm' }] },
    wheelGifts: [{ id: 8, kind: 'none' }],
    exchangePacks: [{ points: 100, spins: 1 }],
    wheelQuests: [{ name: 'Đặt lịch', spins: 2 }],
  })
})
