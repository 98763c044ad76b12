import type { Resolvers } from '../../schema/generated/resolvers'

/** The wheel, its gifts, packs and quests (H-249…H-256). */
export const wheelResolvers: Resolvers = {
  Query: {
    wheel: async (_query, _args, { backends }) => {
      const wheel = await backends.wheel.getWheel({})
      return { ...wheel, sectors: [...wheel.sectors].sort((one, other) => one.position - other.position) }
    },
    wheelGifts: (_query, _args, { backends }) => backends.wheel.listGifts({}),
    exchangePacks: (_query, _args, { backends }) => backends.wheel.listExchangePacks({}),
    wheelQuests: (_query, _args, { backends }) => backends.wheel.listQuests({}),
  },
}
