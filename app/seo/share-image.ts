/**
 * The picture of shared links for one of the site's own drawings: networks show no SVG, so each has
 * a copy beside it. Undefined for other pictures.
 */
export function shareImageOf(
  drawing: string | null | undefined,
): { src: string; width: number; height: number } | undefined {
  const [, kind, name] =
    /^\/art\/(product|service|salon|blog|hair|spa|discover)\/([\w-]+)\.svg$/.exec(drawing ?? '') ??
    []
  return kind && name ? { src: `/art/og/${kind}-${name}.jpg`, width: 1200, height: 630 } : undefined
}
