/** Drawings for slides, in a field of 410 by 210. `currentColor` is the main colour, `--accent` the other. */
const accent = 'var(--accent)'
const axes = '<path d="M30 0V180H400" fill="none" stroke="#9aa9ac" stroke-width="1.5"/>'

const label = (x: number, y: number, words: string, size = 18, fill = '#2c3a3c') =>
  `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" fill="${fill}">${words}</text>`

const path = (points: [number, number][], stroke: string) =>
  `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke="${stroke}" stroke-width="3"/>`

/** Two curves of patients without an event, falling in steps. */
export function survival(): string {
  const curve = (loss: number): [number, number][] =>
    Array.from({ length: 12 }, (_, at): [number, number][] => [
      [30 + at * 30, 10 + loss * at ** 1.2],
      [60 + at * 30, 10 + loss * at ** 1.2],
    ]).flat()
  return `${axes}${path(curve(3.2), 'currentColor')}${path(curve(6.4), accent)}${label(350, 40, '治疗组', 14, 'currentColor')}${label(350, 160, '对照组', 14, accent)}`
}

/** Hazard ratios with their intervals around the line of no effect. */
export function forest(): string {
  const rows = [62, 48, 70, 40, 56, 66].map((half, at) => {
    const [x, y] = [150 + ((at * 37) % 60), 14 + at * 30]
    return `<path d="M${x - half / 2} ${y}h${half}" stroke="currentColor" stroke-width="2"/><rect x="${x - 6}" y="${y - 6}" width="12" height="12" fill="currentColor"/><rect x="290" y="${y - 5}" width="${60 + ((at * 23) % 40)}" height="9" rx="4" fill="#dfe5e5"/>`
  })
  return `<path d="M215 0V190" stroke="${accent}" stroke-dasharray="5 4"/>${rows.join('')}`
}

/** A hundred people, of whom some have an event. */
export function risks(fewer: number): string {
  return Array.from({ length: 100 }, (_, at) => {
    const [x, y] = [20 + (at % 20) * 19.5, 20 + Math.floor(at / 20) * 38]
    return `<circle cx="${x}" cy="${y}" r="7" fill="${at < 12 - fewer * 5 ? accent : 'currentColor'}" opacity="${at < 12 ? 1 : 0.35}"/>`
  }).join('')
}

export const checklist = (words: string[]) =>
  words
    .map(
      (word, at) =>
        `<rect x="24" y="${4 + at * 48}" width="28" height="28" rx="6" fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M30 ${18 + at * 48}l7 8 12-16" fill="none" stroke="${accent}" stroke-width="3.5"/><text x="70" y="${26 + at * 48}" font-size="21" fill="#2c3a3c">${word}</text>`,
    )
    .join('')

export const steps = (words: string[]) =>
  words
    .map((word, at) => {
      const x = 10 + at * 100
      const arrow =
        at === 0
          ? ''
          : `<path d="M${x - 18} 90h12m-5-6 6 6-6 6" fill="none" stroke="#9aa9ac" stroke-width="2.5"/>`
      return `${arrow}<rect x="${x}" y="56" width="80" height="68" rx="10" fill="currentColor" opacity="${0.55 + at * 0.14}"/>${label(x + 40, 97, word, 19, '#fff')}`
    })
    .join('')

/** One question with several answers. */
export const flow = (words: string[]) =>
  `<rect x="145" y="4" width="120" height="46" rx="10" fill="currentColor"/>${label(205, 34, '评估', 19, '#fff')}${words
    .map((word, at) => {
      const x = 70 + at * 135
      return `<path d="M205 50C205 90 ${x} 70 ${x} 112" fill="none" stroke="#9aa9ac" stroke-width="2.5"/><rect x="${x - 54}" y="112" width="108" height="56" rx="10" fill="none" stroke="${accent}" stroke-width="2.5"/>${label(x, 147, word)}`
    })
    .join('')}`

/** Two laboratory values over the days. */
export const trend = () =>
  `${axes}${path(
    [150, 136, 96, 74, 60, 52, 47].map((y, at) => [45 + at * 55, y]),
    accent,
  )}${path(
    [40, 52, 74, 92, 108, 118, 122].map((y, at) => [45 + at * 55, y]),
    'currentColor',
  )}<path d="M155 0V180" stroke="#9aa9ac" stroke-dasharray="4 4"/>${label(190, 16, '开始治疗', 13, '#5c6b6d')}`

/** Two sections of a body, before and after. */
export const images = () =>
  ['治疗前', '治疗后']
    .map((word, at) => {
      const x = 105 + at * 205
      return `<rect x="${x - 92}" y="0" width="184" height="158" rx="6" fill="#10181a"/><ellipse cx="${x}" cy="80" rx="76" ry="56" fill="#6d7678"/><ellipse cx="${x - 32}" cy="78" rx="25" ry="38" fill="#161f21"/><ellipse cx="${x + 32}" cy="78" rx="25" ry="38" fill="#161f21"/><circle cx="${x + 34}" cy="90" r="${at === 0 ? 11 : 4}" fill="#d9dedc"/>${label(x, 180, word, 15)}`
    })
    .join('')

/** A strip of the heart's rhythm. */
export function rhythm(): string {
  const beats = Array.from({ length: 6 }, (_, at) => {
    const x = 20 + at * 62
    return `L${x} 100L${x + 14} 100L${x + 19} 92L${x + 24} 100L${x + 30} 108L${x + 35} 36L${x + 40} 122L${x + 45} 100L${x + 54} 86L${x + 62} 100`
  })
  return `<rect x="4" y="10" width="400" height="170" rx="6" fill="none" stroke="#e3d3d3"/><path d="M10 100${beats.join('')}" fill="none" stroke="currentColor" stroke-width="2.5"/>`
}
