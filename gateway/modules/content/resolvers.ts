import type {
  OfferedService,
  Resolvers,
  ResolversParentTypes,
  TextSection,
} from '../../../schema/generated/resolvers'
import { serviceName } from '../../../domain/service-name'
import { slug as slugForm } from '../../../workers/salons/contract'
import type { Context } from '../../context'
import { nullIfBackendFails } from '../../graphql/errors'
import { connectionOf } from '../../graphql/connection'
import { idInput, readId, withInput } from '../../graphql/input'
import * as z from 'zod'
import { refusal } from '../../graphql/refusal'
import { memberOf, membersOnly } from '../auth/members'

/** Rows on a page of the salons backend. */
const POSTS = 3

const likeInput = z.object({ discoverId: idInput, isLiked: z.boolean() })

/**
 * Editors' content, from the cache, so that it can be read while its backend is down; a customer's
 * likes are always fetched.
 */
export const contentResolvers: Resolvers = {
  Query: {
    contentBlocks: (_query, _args, { lists }) => lists.read('contentBlocks'),
    discovers: (_query, _args, { lists }) => lists.read('discovers'),
    discover: (_query, { id }, context) => findDiscover(readId(id), context),
    looks: (_query, _args, { lists }) => lists.read('looks'),
    homeLooks: (_query, _args, { lists }) => lists.read('homeLooks'),
    look: async (_query, { slug }, { lists }) =>
      (await lists.read('looks')).find((look) => look.slug === slug) ?? null,
    blogPosts: (_query, args, { lists }) =>
      connectionOf(args, { size: POSTS, read: lists.posts, toNode: (post) => post }),
    blogPost: async (_query, { slug }, { lists }) =>
      isSlug(slug) ? ((await lists.post(slug)) ?? null) : null,
    feedback: (_query, _args, { lists }) => lists.read('feedback'),
    marketingVideos: (_query, _args, { lists }) => lists.read('videos'),
    spaPages: (_query, _args, { lists }) => lists.read('spaPages'),
    spaPage: async (_query, { slug }, { lists }) =>
      (await lists.read('spaPages')).find((page) => page.slug === slug) ?? null,
  },
  Viewer: { likedDiscovers: (_viewer, _args, context) => likedBy(context) },
  DiscoverDetail: { sections: ({ discover }, _args, context) => sectionsOf(discover.id, context) },
  Look: { services: (look, _args, context) => servicesOf(look, context) },
  BlogArticle: { services: (article, _args, context) => servicesOf(article, context) },
  SpaPage: { services: (page, _args, context) => servicesOf(page, context) },
  Mutation: {
    likeDiscover: (_mutation, { input }, { backends, visitor }) =>
      withInput(likeInput, input, async ({ discoverId, isLiked }) => {
        membersOnly(visitor)
        const response = await backends.salons.likeDiscover({ id: discoverId, isLike: isLiked })
        return response.status === 200
          ? { __typename: 'DiscoverLiked', ...response.body }
          : refusal(response, { 404: 'NotFound' })
      }),
  },
}

/**
 * The services of a text with the prices of the chain's menu, in the text's order; unknown ones are
 * left out. Null while no salon is open.
 */
async function servicesOf(
  { serviceIds }: { serviceIds: readonly number[] },
  { lists }: Context,
): Promise<OfferedService[] | null> {
  const { salonId, catalogue } = await lists.read('serviceMenu')
  if (salonId === 0) return null
  const services = catalogue.categories.flatMap(({ groups }) =>
    groups.flatMap((group) => group.services),
  )
  return serviceIds.flatMap((wanted) => {
    const service = services.find(({ id }) => id === wanted)
    if (!service) return []
    const { id, name, versionName = null, price, minutes } = service
    return { id, name: serviceName({ name, versionName }), price, minutes }
  })
}

/** Whether a text may name an entry; for anything else no backend is called. */
function isSlug(text: string): boolean {
  return slugForm.safeParse(text).success
}

/** One discovery with its likes of now; while the backend is down, what the list knows of it. */
async function findDiscover(
  id: number | null,
  { backends, lists, content }: Context,
): Promise<ResolversParentTypes['DiscoverDetail'] | null> {
  if (id === null) return null
  // Both at once: a slow backend is waited for once.
  const list = lists.read('discovers')
  const [response] = await Promise.all([
    nullIfBackendFails(backends.salons.getDiscover({ ...content, id })),
    nullIfBackendFails(list),
  ])
  if (response?.status === 404) return null
  const discover = response?.body ?? (await list).find((listed) => listed.id === id)
  return discover ? { discover } : null
}

/**
 * Its text, from the same response as the discovery; a failure is this field's, so that a page
 * without the text is not cached.
 */
async function sectionsOf(
  id: number,
  { backends, content }: Pick<Context, 'backends' | 'content'>,
): Promise<TextSection[] | null> {
  const response = await backends.salons.getDiscover({ ...content, id })
  return response.status === 200 ? response.body.sections : null
}

/** The customer's likes. */
async function likedBy(context: Context) {
  const { backends, content } = context
  const { id: customerId } = await memberOf(context)
  return backends.salons.listLikedDiscovers({ ...content, customerId })
}
