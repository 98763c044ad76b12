import { brand } from '~/brand'
import { trustedHtml } from './trusted-html'

/** The size of the logo, as in public/icons. */
const brandBox = { width: 131, height: 40 } as const

/** The logo's outlines in that box: the sign, then the name with its dot apart. */
const brandMark = {
  ground:
    'M12 0h16a12 12 0 0 1 12 12v16a12 12 0 0 1-12 12h-16a12 12 0 0 1-12-12v-16a12 12 0 0 1 12-12z',
  wave: 'M7.5 26.5C9.5 14.5 11.5 10.5 14 10.5C18 10.5 17.5 23 20.5 23C23 23 22.5 10.5 26.5 10.5C30.5 10.5 29 21.5 32.5 25',
  dot: 'M18 31a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  word: {
    left: 51,
    letters:
      'M2.1 30l0-22.9l6.5 0l5.2 11.8l5.4-11.8l6.2 0l0 22.9l-4.7 0l0-15.6l-4.7 10.2l-4.4 0l-4.8-10.3l0 15.7zM34.4 30.3q-1.7 0-2.8-.7q-1.2-.8-1.7-2q-.6-1.3-.6-2.9l0-11.1l4.7 0l0 10.2q0 1.2 .6 1.9q.6 .7 1.9 .7q1 0 1.6-.5q.6-.5 .9-1.2q.2-.8 .2-1.7l0-9.4l3.3 0q1.2 0 1.2-1.3l0-2.2l3.8 0l0 2.4q0 1.6-.8 2.5q-.9 1-2.6 1l-.1 0l0 14l-4.8 0l0-2.3l-.1 0q-.6 .9-1.7 1.8q-1.1 .8-3 .8zM56.1 30.3q-2.8 0-4.7-1.2q-1.9-1.2-2.9-3.1q-1-2-1-4.2q0-2.3 1-4.2q1-2 2.9-3.1q1.9-1.2 4.7-1.2l3.9 0q1.3 0 1.3-1.3l0-2.2l3.7 0l0 2.4q0 1.5-.7 2.4q-.7 .9-2.1 1q1.2 1.2 1.9 2.8q.6 1.6 .6 3.4q0 2.2-1 4.2q-1 1.9-2.9 3.1q-2 1.2-4.7 1.2zM56.1 26.5q1.2 0 2.1-.7q.9-.6 1.3-1.7q.5-1.1 .5-2.3q0-1.3-.5-2.3q-.4-1.1-1.3-1.7q-.9-.7-2.1-.7q-1.3 0-2.1 .7q-.9 .6-1.3 1.7q-.5 1-.5 2.3q0 1.2 .5 2.3q.4 1.1 1.3 1.7q.8 .7 2.1 .7zM75.7 30.3q-1.9 0-3-.6q-1.2-.5-1.8-1.4q-.6-.9-.7-1.9q-.2-1-.2-1.8l0-7.3l-2.8 0l0-3.7l2.8 0l0-4.1l4.7 0l0 4.1l3.5 0l0 3.7l-3.5 0l0 7.2q0 1 .5 1.5q.6 .6 1.8 .6q.6 0 1.1-.1q.4-.1 .4-.1l0 3.6q0 0-.8 .2q-.9 .1-2 .1z',
    dot: 'M57.1 37.7q-1.1 0-1.7-.8q-.7-.7-.7-1.7q0-1 .7-1.8q.6-.7 1.7-.7q1.1 0 1.8 .7q.7 .8 .7 1.8q0 1-.7 1.7q-.7 .8-1.8 .8z',
  },
} as const

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
