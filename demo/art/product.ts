import { seeded } from '#demo/seeded.ts'
import { linear, num, radial, svgDocument } from './svg.ts'
import { mix } from './tone.ts'

type Ink = { main: string; dark: string; pale: string; id: (name: string) => string; glass: string }

const colors = ['#0f8a8f', '#2c74c4', '#6a5ac2', '#d9694a', '#2f9a68', '#c94f74', '#3b5f8f', '#d99a2b']

function panel(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

const box = ({ main, dark, pale, id }: Ink): string =>
  panel('M150 210L300 250V484L150 434Z', '#ffffff') +
  panel('M150 210L300 250V484L150 434Z', `url(#${id('face')})`) +
  panel('M300 250L450 205V428L300 484Z', mix(pale, dark, 0.16)) +
  panel('M150 210L300 165L450 205L300 250Z', mix(pale, '#ffffff', 0.55)) +
  panel('M150 322L300 366V484L150 434Z', main) +
  panel('M300 366L450 317V428L300 484Z', dark) +
  `<path d="M174 250L262 274M174 278L230 293" stroke="${dark}" stroke-width="12" stroke-linecap="round" stroke-opacity="0.75"/>` +
  `<g transform="matrix(1 0.3 0 1 225 402)"><rect x="-50" y="-17" width="100" height="34" rx="17" fill="#fff" fill-opacity="0.92"/><path d="M0-17H33a17 17 0 0 1 0 34H0Z" fill="${pale}"/></g>` +
  `<path d="M320 272L430 239" stroke="#fff" stroke-opacity="0.7" stroke-width="10" stroke-linecap="round"/>`

const bottle = ({ main, dark, pale, id }: Ink): string =>
  `<rect x="222" y="120" width="156" height="74" rx="14" fill="${dark}"/><path d="M246 126v62M270 126v62M294 126v62M318 126v62M342 126v62" stroke="#fff" stroke-opacity="0.22" stroke-width="6"/>` +
  `<path d="M236 194H364C366 220 404 224 404 262V452a28 28 0 0 1-28 28H224a28 28 0 0 1-28-28V262C196 224 234 220 236 194Z" fill="${mix(main, '#ffffff', 0.15)}"/>` +
  `<path d="M236 194H364C366 220 404 224 404 262V452a28 28 0 0 1-28 28H224a28 28 0 0 1-28-28V262C196 224 234 220 236 194Z" fill="url(#${id('sheen')})"/>` +
  `<rect x="196" y="276" width="208" height="150" fill="#fff"/><rect x="196" y="276" width="208" height="34" fill="${pale}"/>` +
  `<path d="M222 340h110M222 366h80" stroke="${dark}" stroke-opacity="0.55" stroke-width="11" stroke-linecap="round"/><circle cx="364" cy="384" r="22" fill="${main}"/>` +
  `<g transform="translate(450 448) rotate(-24)"><rect x="-46" y="-19" width="92" height="38" rx="19" fill="${pale}"/><path d="M0-19H27a19 19 0 0 1 0 38H0Z" fill="${main}"/></g>` +
  `<g transform="translate(486 494) rotate(12)"><rect x="-38" y="-16" width="76" height="32" rx="16" fill="#fff"/><path d="M0-16H22a16 16 0 0 1 0 32H0Z" fill="${dark}"/></g>`

const vial = ({ main, dark, pale, id, glass }: Ink): string => {
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${num(scale)})"><rect x="-58" y="-190" width="116" height="48" rx="10" fill="${main}"/><rect x="-52" y="-146" width="104" height="30" rx="5" fill="#c7d2d8"/>` +
    `<path d="M-44-118H44C46-98 86-92 86-56V150a24 24 0 0 1-24 24H-62a24 24 0 0 1-24-24V-56C-86-92-46-98-44-118Z" fill="${glass}" fill-opacity="0.85"/>` +
    `<path d="M-86 20H86V150a24 24 0 0 1-24 24H-62a24 24 0 0 1-24-24Z" fill="${mix(main, '#ffffff', 0.6)}" fill-opacity="0.75"/>` +
    `<rect x="-86" y="-34" width="172" height="120" fill="#fff" fill-opacity="0.94"/><rect x="-86" y="-34" width="172" height="24" fill="${pale}"/>` +
    `<path d="M-62 18h90M-62 44h62" stroke="${dark}" stroke-opacity="0.55" stroke-width="10" stroke-linecap="round"/>` +
    `<path d="M-44-118H44C46-98 86-92 86-56V150a24 24 0 0 1-24 24H-62a24 24 0 0 1-24-24V-56C-86-92-46-98-44-118Z" fill="url(#${id('sheen')})"/></g>`
  return one(410, 330, 0.78) + one(248, 316, 1)
}

const pen = ({ main, dark, pale, id }: Ink): string => {
  const one = (tint: string) =>
    `<rect x="-250" y="-36" width="210" height="72" rx="30" fill="${tint}"/><rect x="-70" y="-36" width="90" height="72" fill="#fff"/><rect x="-48" y="-20" width="50" height="40" rx="8" fill="${pale}"/>` +
    `<rect x="20" y="-36" width="150" height="72" rx="10" fill="${mix(tint, '#ffffff', 0.75)}"/><path d="M34-36v72M50-36v72M66-36v72" stroke="${tint}" stroke-opacity="0.35" stroke-width="6"/>` +
    `<rect x="170" y="-28" width="54" height="56" rx="14" fill="${dark}"/><rect x="-250" y="-36" width="474" height="72" rx="30" fill="url(#${id('sheen-flat')})"/>`
  return `<g transform="translate(300 240) rotate(-28)">${one(main)}</g><g transform="translate(316 380) rotate(-28) scale(0.86)">${one(mix(main, '#22344a', 0.4))}</g>`
}

const monitor = ({ main, dark, pale }: Ink): string =>
  `<path d="M262 438H338L356 486H244Z" fill="#b9c6ce"/><rect x="206" y="478" width="188" height="26" rx="13" fill="#93a5b0"/>` +
  `<rect x="110" y="130" width="380" height="312" rx="30" fill="#f6f9fa"/><rect x="110" y="130" width="380" height="312" rx="30" fill="none" stroke="#c4d1d8" stroke-width="4"/>` +
  `<rect x="136" y="156" width="328" height="220" rx="14" fill="${mix(dark, '#03141a', 0.72)}"/>` +
  `<path d="M150 222H200l10-14 12 14 10-52 16 84 10-32H310l10-14 12 14 10-52 16 84 10-32H450" fill="none" stroke="${mix(main, '#ffffff', 0.45)}" stroke-width="6" stroke-linejoin="round"/>` +
  `<path d="M150 290c18-34 30-34 44 0s30 34 44 0 30-34 44 0 30 34 44 0 30-34 44 0 30 34 44 0" fill="none" stroke="#ffd27f" stroke-width="5"/>` +
  `<path d="M150 344q20-22 40 0t40 0 40 0 40 0 40 0 40 0 40 0" fill="none" stroke="#8fd3ff" stroke-width="5"/>` +
  `<circle cx="160" cy="410" r="14" fill="${main}"/><circle cx="206" cy="410" r="10" fill="${pale}"/><circle cx="242" cy="410" r="10" fill="${pale}"/><rect x="372" y="400" width="90" height="20" rx="10" fill="${pale}"/>`

const scope = ({ main, dark, pale }: Ink): string =>
  `<path d="M250 190C130 210 92 330 150 420C200 496 330 520 410 470C470 432 476 352 424 330C384 314 352 350 372 380" fill="none" stroke="${mix(dark, '#0b1720', 0.5)}" stroke-width="24" stroke-linecap="round"/>` +
  `<path d="M250 190C130 210 92 330 150 420C200 496 330 520 410 470C470 432 476 352 424 330C384 314 352 350 372 380" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="6" stroke-linecap="round" transform="translate(-4 -4)"/>` +
  `<circle cx="374" cy="386" r="19" fill="#d4dde2"/><circle cx="374" cy="386" r="9" fill="${main}"/>` +
  `<g transform="translate(330 176) rotate(-24)"><rect x="-96" y="-44" width="208" height="88" rx="40" fill="${mix(dark, '#0b1720', 0.35)}"/><rect x="-70" y="-28" width="92" height="24" rx="12" fill="#fff" fill-opacity="0.18"/>` +
  `<circle cx="66" cy="-4" r="46" fill="#dfe7eb"/><circle cx="66" cy="-4" r="32" fill="${main}"/><circle cx="66" cy="-4" r="14" fill="${pale}"/><rect x="-30" y="-66" width="26" height="32" rx="9" fill="${main}"/><rect x="8" y="-66" width="26" height="32" rx="9" fill="${pale}"/></g>`

const implant = ({ main, pale, id }: Ink): string => {
  const thread = Array.from({ length: 8 }, (_, i) => `M-30 ${-24 + i * 26}L30 ${-38 + i * 26}`).join('')
  const screw =
    `<rect x="-40" y="-104" width="80" height="52" rx="12" fill="url(#${id('steel')})"/><path d="M-15-104v26M15-104v26" stroke="#71858f" stroke-width="9" stroke-linecap="round"/>` +
    `<path d="M-24-52H24V150L0 214L-24 150Z" fill="url(#${id('steel')})"/><path d="${thread}" stroke="#8195a1" stroke-width="9" stroke-linecap="round"/>`
  const stem =
    `<path d="M-22-30L26-40L66 60C70 120 52 190 40 236C34 252 18 252 12 236C-2 170-50 100-52 44Z" fill="url(#${id('steel')})"/>` +
    `<path d="M-30 44C-18 96 16 150 24 216" fill="none" stroke="${pale}" stroke-width="9" stroke-linecap="round" stroke-opacity="0.9"/>` +
    `<circle cx="-10" cy="-84" r="66" fill="url(#${id('steel')})"/><circle cx="-30" cy="-106" r="20" fill="#fff" fill-opacity="0.85"/>` +
    `<path d="M-92-92A84 84 0 0 1 66-122" fill="none" stroke="${main}" stroke-width="24" stroke-linecap="round"/>`
  return `<g transform="translate(190 268) rotate(12) scale(0.92)">${screw}</g><g transform="translate(372 258) rotate(-8)">${stem}</g>`
}

const stent = ({ main, dark, id }: Ink): string => {
  const wire = (offset: number) =>
    Array.from({ length: 9 }, (_, i) => {
      const x = -210 + i * 48
      return `M${x} ${offset}C${x + 12} ${-70 + offset * 0.2} ${x + 36} ${-70 + offset * 0.2} ${x + 48} ${offset}C${x + 36} ${70 + offset * 0.2} ${x + 12} ${70 + offset * 0.2} ${x} ${offset}`
    }).join('')
  return (
    `<g transform="translate(300 300) rotate(-22)"><rect x="-260" y="-92" width="520" height="184" rx="92" fill="${mix(main, '#ff8f8f', 0.6)}" fill-opacity="0.25"/>` +
    `<rect x="-300" y="-9" width="600" height="18" rx="9" fill="${dark}" fill-opacity="0.55"/><g fill="none" stroke-width="8"><path d="${wire(0)}" stroke="#8ea3ae"/><path d="${wire(18)}" stroke="url(#${id('steel')})" transform="translate(0 -18)"/></g></g>`
  )
}

const pictures = { box, bottle, vial, pen, monitor, scope, implant, stent }

export type ProductKind = keyof typeof pictures

export const productKinds = Object.keys(pictures) as readonly ProductKind[]

/** A product on a quiet table. */
export function drawProduct(seed: number, kind: ProductKind): string {
  const random = seeded(Math.imul(seed + 5, 668265263))
  const main = random.pick(colors)
  const id = (name: string) => `product-${kind}-${seed}-${name}`
  const pale = mix(main, '#ffffff', 0.72)
  const wall = mix(random.pick(colors), '#ffffff', 0.86)
  const defs =
    radial(id('wall'), { x: 0.5, y: 0.4 }, 0.75, [
      [0, '#ffffff'],
      [1, mix(wall, main, 0.12)],
    ]) +
    radial(id('shadow'), { x: 0.5, y: 0.5 }, 0.5, [
      [0, '#1b3440', 0.32],
      [1, '#1b3440', 0],
    ]) +
    linear(id('face'), { x: 0, y: 0 }, { x: 1, y: 0 }, [
      [0, pale, 0.25],
      [1, '#ffffff', 0.1],
    ]) +
    linear(id('sheen'), { x: 0, y: 0 }, { x: 1, y: 0 }, [
      [0, '#ffffff', 0.1],
      [0.18, '#ffffff', 0.55],
      [0.32, '#ffffff', 0.05],
      [0.8, '#0b2530', 0.02],
      [1, '#0b2530', 0.26],
    ]) +
    linear(id('sheen-flat'), { x: 0, y: 0 }, { x: 0, y: 1 }, [
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0],
      [1, '#0b2530', 0.28],
    ]) +
    linear(id('steel'), { x: 0, y: 0 }, { x: 1, y: 1 }, [
      [0, '#f4f8fa'],
      [0.5, '#c3d0d8'],
      [1, '#8397a4'],
    ])
  const ink = { main, dark: mix(main, '#0b2530', 0.35), pale, id, glass: mix(main, '#eaf3f6', 0.88) }
  return svgDocument(
    600,
    600,
    `<defs>${defs}</defs><rect width="600" height="600" fill="url(#${id('wall')})"/><ellipse cx="306" cy="492" rx="220" ry="44" fill="url(#${id('shadow')})"/>${pictures[kind](ink)}`,
  )
}
