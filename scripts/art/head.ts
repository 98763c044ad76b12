import { flat, ink, line, round, shape } from './svg.ts'

/** Features by which faces differ. */
export type Face = {
  glasses?: boolean
  stubble?: boolean
  closed?: boolean
  shirt?: string
  accent?: string
}

/** Neck, shoulders and collar, for a head whose face is centred on x 160 of a 320 square. */
function bust({ shirt = ink.mist, accent = ink.amber }: Face): string {
  return (
    shape(
      'M44 322C48 284 74 270 112 262C126 258 134 254 136 246L184 246C186 254 194 258 208 262C246 270 272 284 276 322Z',
      shirt,
    ) +
    shape(
      'M136 214C137 232 136 244 132 254C140 268 150 274 160 274C170 274 180 268 188 254C184 244 183 232 184 214Z',
      ink.skin,
    ) +
    line('M139 234C146 242 156 246 168 243', undefined, ink.shade) +
    line(
      'M132 254C128 258 122 262 116 264C124 280 140 292 160 292C180 292 196 280 204 264C198 262 192 258 188 254',
      undefined,
      accent,
    )
  )
}

/** Ears, jaw and features; drawn before the hair. */
function features({ glasses, stubble, closed }: Face): string {
  const eyes = closed
    ? line('M129 171C133 175 141 175 145 171M175 171C179 175 187 175 191 171')
    : flat(round(138, 170, 3.6) + round(182, 170, 3.6), ink.line)
  return (
    shape(
      'M110 160C101 152 94 160 97 171C99 182 105 190 112 188M210 160C219 152 226 160 223 171C221 182 215 190 208 188',
      ink.skin,
    ) +
    shape(
      'M108 140C107 168 109 188 117 204C127 224 146 238 160 238C174 238 193 224 203 204C211 188 213 168 212 140C212 104 190 84 160 84C130 84 108 104 108 140Z',
      ink.skin,
    ) +
    eyes +
    line('M127 156C132 152 141 151 147 154M173 154C179 151 188 152 193 156', 4) +
    line('M161 170C160 180 155 188 154 193C154 198 160 200 165 198') +
    line('M145 213C152 219 168 220 177 211') +
    (glasses
      ? line(
          `${round(138, 171, 15, 13)}${round(182, 171, 15, 13)}M153 169C157 166 163 166 167 169M123 168L110 164M197 168L210 164`,
        )
      : '') +
    (stubble
      ? line(
          'M124 206v.1M131 214v.1M138 221v.1M146 226v.1M154 229v.1M162 230v.1M170 228v.1M178 224v.1M186 218v.1M192 211v.1M197 203v.1M135 206v.1M184 208v.1M142 204v.1M150 203v.1M160 204v.1M170 203v.1',
          2.5,
          ink.shade,
        )
      : '')
  )
}

/** A bust with hair: `back` lies behind the neck, `front` over the face. */
export function head(hair: { back?: string; front: string }, face: Face = {}): string {
  return (hair.back ?? '') + bust(face) + features(face) + hair.front
}

/** A hair mass with the strands that show its direction. */
export function mass(d: string, strands = ''): string {
  return shape(d, ink.hair) + (strands ? line(strands, 2, ink.shade) : '')
}

/** Closely cut sides: a light tint with a few dots. */
export function fade(): string {
  const side =
    'M108 146C106 128 110 114 118 104C124 110 122 126 120 138C118 150 118 160 116 172C110 166 108 158 108 146Z'
  const other =
    'M212 146C214 128 210 114 202 104C196 110 198 126 200 138C202 150 202 160 204 172C210 166 212 158 212 146Z'
  return shape(side, ink.shade) + shape(other, ink.shade)
}
