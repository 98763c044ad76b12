/** Most pictures of one document that are preloaded: Home has one for wide and one for small screens. */
const MAX_PICTURES = 2
/** Most fonts: the first two are of all text; those of figures have 1.3 kB, less than a hint is worth. */
const MAX_FONTS = 2

/**
 * The `Link` header of a document: its stylesheets, the fonts that it preloads and the pictures that
 * it loads first, by the addresses that its markup names. A platform that sends 103 sends these
 * before the document is there. '' when it has none.
 */
export function preloadLinks(html: string): string {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const styles = links
    .filter(({ rel }) => rel === 'stylesheet')
    .map(({ href }) => preload(href, 'style'))
  const fonts = links
    .filter(({ rel, as }) => rel === 'preload' && as === 'font')
    .slice(0, MAX_FONTS)
    .map(({ href }) => preload(href, 'font', ['crossorigin']))
  return [...new Set([...styles, ...fonts, ...firstPictures(html)])].filter(Boolean).join(',')
}

/** The pictures of high priority, each for the screens on which it is shown. */
function firstPictures(html: string): string[] {
  const pictures = /<picture\b[^>]*>(?<sources>.*?)(?<inside><img\b[^>]*>)|(?<alone><img\b[^>]*>)/gs
  return [...html.matchAll(pictures)]
    .map(({ groups = {} }) => ({
      image: attributesOf(groups.inside ?? groups.alone ?? ''),
      sources: [...(groups.sources ?? '').matchAll(/<source\b[^>]*>/g)].map(([tag]) =>
        attributesOf(tag),
      ),
    }))
    .filter(({ image, sources }) => image.fetchpriority === 'high' && sources.length <= 1)
    .slice(0, MAX_PICTURES)
    .flatMap(({ image, sources }) => [
      ...sources.map(({ srcset, media }) => picture(srcset, media)),
      picture(
        image.src,
        sources.map(({ media = '' }) => otherThan(media)).join(' and '),
        image.srcset,
      ),
    ])
}

/**
 * The screens that a query leaves, in the short form of today's browsers; one that does not know it
 * takes no hint.
 */
function otherThan(media: string): string {
  const [, edge, width] = /^\((max|min)-width: (\d+px)\)$/.exec(media) ?? []
  if (!edge) return `not all and ${media}`
  return edge === 'max' ? `(width>${width})` : `(width<${width})`
}

function picture(address: string | undefined, media: string | undefined, sizes?: string): string {
  if (sizes && !/^[\w\-./~%?&=+:@!$,; ]*$/.test(sizes)) return ''
  return preload(address, 'image', [
    'fetchpriority=high',
    ...(sizes ? [`imagesrcset="${sizes}"`] : []),
    ...(media ? [`media="${media}"`] : []),
  ])
}

/** One entry; '' for data in an address, and for one that a header cannot carry. */
function preload(address: string | undefined, as: string, more: readonly string[] = []): string {
  if (!address || !/^(\/|https:)[\w\-./~%?&=+:@!$,;]*$/.test(address)) return ''
  return [`<${address}>`, 'rel=preload', `as=${as}`, ...more].join(';')
}

function attributesOf(tag: string): Partial<Record<string, string>> {
  return Object.fromEntries(
    [...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  )
}
