import { brand } from '~/brand'
import { brandBox, brandMark } from '~/brand-mark'
import { trustedHtml } from './trusted-html'

const height = 32
const width = Math.round((height * brandBox.width) / brandBox.height)

/** The outlines are not in the browser's code: it reuses those of the server's HTML. */
const outlines = import.meta.env.SSR
  ? drawn()
  : trustedHtml(document.querySelector('.logo')?.innerHTML ?? '')

/** The chain's sign and name, drawn in place so that the header never waits for a file. */
export function Logo() {
  return (
    <svg
      className="logo"
      role="img"
      aria-label={brand.name}
      height={height}
      width={width}
      viewBox={`0 0 ${brandBox.width} ${brandBox.height}`}
      dangerouslySetInnerHTML={{ __html: outlines }}
    />
  )
}

function drawn(): string {
  const { ground, wave, dot, word } = brandMark
  const path = (part: string, d: string) => `<path class="logo__${part}" d="${d}"></path>`
  const sign = path('ground', ground) + path('wave', wave) + path('dot', dot)
  const name = path('word', word.letters) + path('dot', word.dot)
  return `${sign}<g transform="translate(${word.left} 0)">${name}</g>`
}
