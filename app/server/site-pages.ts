/** The path of a route. */
type RoutePath = { path?: string; index?: boolean }

/**
 * Returns whether one of these routes is a page at a configured link; the catch-all route does not
 * count.
 */
export function pageFinder(
  routes: Readonly<Record<string, RoutePath | undefined>>,
): (link: string) => boolean {
  const paths = Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*' ? [route.path] : [],
  )
  const patterns = paths.map(
    (path) => new RegExp(`^/${path.replace(/[.+^$]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`),
  )
  return (link) => {
    const [path = ''] = link.split(/[?#]/)
    return path === '/' || patterns.some((pattern) => pattern.test(path))
  }
}
