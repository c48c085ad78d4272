import { mix } from '#demo/art/tone.ts'
import type { Look } from './look.ts'

const shoulders = {
  male: 'M26 400C30 342 78 316 146 296C164 318 236 318 254 296C322 316 370 342 374 400Z',
  female: 'M50 400C54 348 96 322 158 300C172 320 228 320 242 300C304 322 346 348 350 400Z',
} as const

const shirts = ['#a9cbe8', '#dfe9f2', '#cfe3de', '#f2dcd2', '#d9d4ee', '#b9d6e6']
const ties = ['#1f4e79', '#7a2f3e', '#2e6a63', '#4a3f7a', '#8a5a2c']
const scrubs = ['#2f8c8f', '#2c6fa8', '#3d8a6c', '#5b5fa8', '#376a86', '#8a5a86']
const suits = ['#27364a', '#33383f', '#3d3346', '#243f45']

function body(look: Look, fill: string): string {
  const d = shoulders[look.gender]
  return `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#${look.id('fold')})"/>`
}

/** The triangle below the neck where the shirt shows. */
function shirt({ random, gender, skin, skinShade }: Look): string {
  const color = random.pick(shirts)
  const dark = mix(color, '#34506b', 0.35)
  if (gender === 'female' && random.chance(0.55)) {
    const neckline = 'M160 296C172 324 228 324 240 296'
    return `<path d="${neckline}L262 302L246 400H154L138 302Z" fill="${color}"/><path d="${neckline}" fill="none" stroke="${dark}" stroke-opacity="0.55" stroke-width="5" stroke-linecap="round"/>`
  }
  const collar = `<path d="M200 338L158 296L148 322L178 358Z" fill="${mix(color, '#ffffff', 0.35)}"/><path d="M200 338L242 296L252 322L222 358Z" fill="${mix(color, '#ffffff', 0.35)}"/>`
  const front = `<path d="M146 300L254 300L244 400H156Z" fill="${color}"/>`
  const open = `<path d="M170 294L200 340L230 294Z" fill="${mix(skin, skinShade, 0.3)}"/>`
  if (gender === 'male' && random.chance(0.65)) {
    const tie = random.pick(ties)
    return `${front}<path d="M190 338H210L206 356L216 400H184L194 356Z" fill="${tie}"/><path d="M190 338H210L206 356H194Z" fill="${mix(tie, '#000000', 0.25)}"/>${collar}`
  }
  return front + open + collar
}

function lapels({ gender }: Look, color: string, edge: string): string {
  const inner = gender === 'male' ? 40 : 34
  return [-1, 1]
    .map(
      (side) =>
        `<g transform="translate(200 0) scale(${side} 1)"><path d="M${inner + 14} 292C${inner + 22} 300 ${inner + 30} 306 ${inner + 40} 310L${inner + 44} 344L${inner + 26} 352L26 400H6L${inner} 330Z" fill="${color}"/>` +
        `<path d="M${inner + 40} 310L${inner + 44} 344L${inner + 26} 352L26 400" fill="none" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round"/></g>`,
    )
    .join('')
}

function scrubTop(look: Look, color: string): string {
  return (
    `<path d="M148 298L200 366L252 298L240 292L200 344L160 292Z" fill="${mix(color, '#ffffff', 0.22)}"/>` +
    `<path d="M${look.gender === 'male' ? 166 : 172} 286L160 292L200 344L240 292L${look.gender === 'male' ? 234 : 228} 286Z" fill="${mix(look.skin, look.skinShade, 0.3)}"/>` +
    `<path d="M178 316C188 328 212 328 222 316L200 344Z" fill="${look.skinShade}" fill-opacity="0.3"/>`
  )
}

function stethoscope({ random }: Look): string {
  const tube = random.pick(['#2f3b4a', '#1f5f66', '#6b2f3f', '#33447a'])
  const line = (d: string, width: number, color: string) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`
  const tubes = 'M146 292C136 326 138 352 152 374M254 292C266 318 268 336 262 352'
  return (
    line(tubes, 8, tube) +
    line(tubes, 2.2, mix(tube, '#ffffff', 0.45)) +
    `<circle cx="260" cy="364" r="15" fill="#cfd8df"/><circle cx="260" cy="364" r="9.5" fill="#eef3f6"/><circle cx="260" cy="364" r="15" fill="none" stroke="#93a3ae" stroke-width="2.5"/>` +
    line('M152 374C150 386 146 394 142 402M152 374C158 386 162 394 164 402', 5, '#aab6bf')
  )
}

function badge({ gender }: Look, accent: string): string {
  const x = gender === 'male' ? 284 : 272
  return `<g transform="translate(${x} 362)"><rect width="34" height="24" rx="4" fill="#fff" stroke="#c9d6db" stroke-width="1.5"/><rect x="4" y="4" width="10" height="12" rx="2" fill="${accent}"/><path d="M18 8h11M18 13h8" stroke="#b5c4ca" stroke-width="2"/></g>`
}

export function drawClothes(look: Look): string {
  const { random, age } = look
  const kind = random.next()
  if (kind < (age === 'young' ? 0.3 : 0.16)) {
    const color = random.pick(scrubs)
    return body(look, color) + scrubTop(look, color) + (random.chance(0.6) ? stethoscope(look) : '')
  }
  if (age !== 'young' && kind > 0.84) {
    const color = random.pick(suits)
    return (
      body(look, color) + shirt(look) + lapels(look, mix(color, '#ffffff', 0.07), mix(color, '#000000', 0.35))
    )
  }
  const inside = random.chance(0.25)
  const color = random.pick(scrubs)
  const under = inside
    ? `<path d="M140 300L260 300L246 400H154Z" fill="${color}"/>${scrubTop(look, color)}`
    : shirt(look)
  return (
    body(look, '#f7fafb') +
    under +
    lapels(look, '#ffffff', '#c3d3da') +
    (random.chance(0.42) ? stethoscope(look) : badge(look, random.pick(['#3fa3a3', '#4d86c6', '#e29a6a'])))
  )
}
