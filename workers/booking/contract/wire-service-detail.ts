import * as z from 'zod'

/** The story of a service group, with pictures or videos. */
export const serviceDetailWire = z
  .object({
    data: z.object({
      title: z.string(),
      titleContent: z.string(),
      tags: z.array(z.string()),
      banners: z.array(z.object({ type: z.enum(['image', 'video']), link: z.string() })),
    }),
  })
  .transform(({ data }) => ({
    title: data.title,
    content: data.titleContent,
    tags: data.tags,
    banners: data.banners,
  }))
