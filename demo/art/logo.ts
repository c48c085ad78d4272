import type { Seeded } from '#demo/seeded.ts'
import { seeded } from '#demo/seeded.ts'
import { linear, svgDocument } from './svg.ts'
import { mix } from './tone.ts'

type Ink = { main: string; second: string; pale: string }

const inks: readonly Ink[] = [
  { main: '#0a6c74', second: '#3fb7ae', pale: '#eef7f6' },
  { main: '#1f5fae', second: '#58b4e8', pale: '#eef5fc' },
  { main: '#4a3fa0', second: '#9a8ae6', pale: '#f3f1fc' },
  { main: '#c2543a', second: '#f0a06c', pale: '#fdf3ee' },
  { main: '#1f7a52', second: '#7cc98f', pale: '#eff8f1' },
  { main: '#a83a5c', second: '#ec8ea6', pale: '#fcf0f3' },
  { main: '#22486b', second: '#e2a24a', pale: '#f1f5f8' },
]

function around(count: number, turn: number, mark: (i: number) => string): string {
  return Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${turn + (360 / count) * i})">${mark(i)}</g>`,
  ).join('')
}

type Mark = (fill: string, ink: Ink, random: Seeded) => string

/** Marks are drawn around (0, 0), about 120 in radius. */
const marks: readonly Mark[] = [
  (fill, ink) =>
    around(
      4,
      0,
      (i) =>
        `<rect x="-34" y="-122" width="68" height="112" rx="34" fill="${i % 2 === 0 ? fill : ink.second}" fill-opacity="0.92"/>`,
    ),
  (fill, ink) =>
    `<path d="M-10 104C-120 70-128-40-96-112C-20-92 24-30-10 104Z" fill="${fill}"/><path d="M14 108C4 10 50-60 116-76C132 10 96 86 14 108Z" fill="${ink.second}"/>`,
  (fill, ink) =>
    `<path d="M0-124L107-62V62L0 124L-107 62V-62Z" fill="none" stroke="${fill}" stroke-width="26" stroke-linejoin="round"/>` +
    `<path d="M0-56L48-28V28L0 56L-48 28V-28Z" fill="${ink.second}"/>`,
  (fill, ink) =>
    `<path d="M84-84A118 118 0 1 0 84 84" fill="none" stroke="${fill}" stroke-width="34" stroke-linecap="round"/>` +
    `<path d="M38-38A54 54 0 1 0 38 38" fill="none" stroke="${ink.second}" stroke-width="30" stroke-linecap="round"/><circle cx="96" r="24" fill="${ink.main}"/>`,
  (fill, ink) =>
    `<path d="M0-128C40-104 74-96 108-94C112 10 80 92 0 130C-80 92-112 10-108-94C-74-96-40-104 0-128Z" fill="${fill}"/>` +
    `<path d="M-78 6H-34L-14-44L14 52L34 6H78" fill="none" stroke="${ink.pale}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"/>`,
  (fill, ink) =>
    `<path d="M0-130C60-50 92-6 92 42A92 92 0 0 1-92 42C-92-6-60-50 0-130Z" fill="${fill}"/><path d="M-50 44A52 52 0 0 0 4 92" fill="none" stroke="${ink.pale}" stroke-width="17" stroke-linecap="round"/>` +
    `<circle cx="30" cy="10" r="20" fill="${ink.second}"/>`,
  (fill, ink, random) =>
    around(
      6,
      random.int(0, 30),
      (i) =>
        `<ellipse cy="-72" rx="30" ry="54" fill="${i % 2 === 0 ? fill : ink.second}" fill-opacity="0.88"/>`,
    ) + `<circle r="22" fill="${ink.pale}"/>`,
  (fill, ink) =>
    `<path d="M-120-60C-60-130 60 10 120-60M-120 0C-60-70 60 70 120 0M-120 60C-60-10 60 130 120 60" fill="none" stroke="${fill}" stroke-width="28" stroke-linecap="round"/>` +
    `<circle cx="0" cy="0" r="20" fill="${ink.second}"/>`,
]

/** A company's mark. */
export function drawLogo(seed: number): string {
  const random = seeded(Math.imul(seed + 3, 3266489917))
  const ink = inks[seed % inks.length]!
  const id = `logo-${seed}-ink`
  const gradient = linear(id, { x: 0, y: 0 }, { x: 1, y: 1 }, [
    [0, mix(ink.main, ink.second, 0.35)],
    [1, ink.main],
  ])
  const mark = marks[seed % marks.length]!
  return svgDocument(
    400,
    400,
    `<defs>${gradient}</defs><rect width="400" height="400" fill="${ink.pale}"/><g transform="translate(200 200)">${mark(`url(#${id})`, ink, random)}</g>`,
  )
}
