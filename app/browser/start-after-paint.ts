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
    .replace('type="module" async=""', `type="text/plain" ${AFTER_PAINT}=""`)
}

/**
 * Inline script that starts the page's modules once its style, type and first pictures are there and on the screen:
 * what one sees does not share the line with 90 kB of code, and all of it works before the code runs. The timer is for
 * tabs in the background, which draw nothing, and for a picture that hangs. Each file is requested in a task of its
 * own: together they take a slow phone 0.1 s, in which it would not answer a press. A prerendered page has no frame
 * before it is opened; only the booking, where a mouse rested on its link, wakes up before, as its press waits for that.
 */
export const starter = `(function () {
  var begun = false
  function begin() {
    var waiting = document.querySelector('script[${AFTER_PAINT}]')
    if (begun || !waiting) return
    begun = true
    var links = Array.from(document.querySelectorAll('link[rel="${held}"]'))
    var tasks = new MessageChannel()
    tasks.port1.onmessage = function () {
      var link = links.shift()
      if (link) {
        link.rel = 'modulepreload'
        tasks.port2.postMessage(null)
      } else {
        tasks.port1.close()
        run(waiting)
      }
    }
    tasks.port2.postMessage(null)
  }
  function run(waiting) {
    var script = document.createElement('script')
    script.type = 'module'
    script.nonce = waiting.nonce
    var policy = window.trustedTypes && trustedTypes.createPolicy('start', { createScript: function (text) { return text } })
    script.textContent = policy ? policy.createScript(waiting.textContent) : waiting.textContent
    document.body.append(script)
    script.remove()
  }
  addEventListener('load', function () {
    var wakes = location.pathname === '/booking' && !matchMedia('(pointer: coarse)').matches
    if (document.prerendering && wakes) setTimeout(begin)
    else requestAnimationFrame(function () { setTimeout(begin) })
  })
  setTimeout(begin, 3000)
})()`
