const AFTER_PAINT = 'data-after-paint'
const held = 'dns-prefetch'

/**
 * Holds a page's modules back in its HTML, until `starter` lets them go; HTML without such modules
 * stays as it is. A link in the body must have one of a few kinds: looking up this site's own name
 * again costs nothing.
 */
export function holdModules(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', `<link rel="${held}"`)
    .replace(
      /type="module" async="">[^<]*/,
      (script) =>
        `type="text/plain" ${AFTER_PAINT}="">${withoutIndents(script.slice(script.indexOf('>') + 1))}`,
    )
}

/** Remix indents the list of a page's modules. */
function withoutIndents(script: string): string {
  return script.replace(/\n\s+/g, '\n')
}

const wakesEarly = `if (document.prerendering && !matchMedia('(pointer: coarse)').matches) addEventListener('DOMContentLoaded', begin)\n`

/**
 * Inline script that starts the page's modules once its style, type and first pictures are there and on the screen:
 * what one sees does not share the line with 90 kB of code, and all of it works before the code runs. A frame that is
 * drawn comes to the screen a little later, which browsers report as a paint. The timer is for
 * tabs in the background, which draw nothing, and for a picture that hangs. Each file is requested in a task of its
 * own: together they take a slow phone 0.1 s, in which it would not answer a press. A prerendered page has no frame
 * before it is opened; only the booking, where a mouse rested on its link, wakes up before, as its press waits for that.
 * It does so once its HTML is there: some pages had no load event while Chromium prerendered them.
 */
export function starterOf(pathname: string): string {
  return `(() => {
let begun
const begin = () => {
  const waiting = document.querySelector('script[${AFTER_PAINT}]')
  if (begun || !waiting) return
  begun = true
  const links = [...document.querySelectorAll('link[rel="${held}"]')], { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    const link = links.shift()
    if (!link) return port1.close(), run(waiting)
    link.rel = 'modulepreload'
    port2.postMessage(0)
  }
  port2.postMessage(0)
}
const run = ({ nonce, textContent }) => {
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = nonce
  const policy = window.trustedTypes?.createPolicy('start', { createScript: (text) => text })
  script.textContent = policy ? policy.createScript(textContent) : textContent
  document.body.append(script)
  script.remove()
}
${pathname === '/booking' ? wakesEarly : ''}const onceShown = () => window.PerformanceObserver?.supportedEntryTypes?.includes('paint') ? new PerformanceObserver(begin).observe({ type: 'paint', buffered: true }) : begin()
addEventListener('load', () => requestAnimationFrame(() => setTimeout(onceShown)))
setTimeout(begin, 3000)
})()`
}
