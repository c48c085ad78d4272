import { num, svgDocument } from './svg.ts'

const [width, height] = [1200, 700]
const [step, beat] = [20, 160]
const leads = ['I', 'II', 'V2', 'V5']

/** Offsets from the begin of a beat and heights of P, Q, R, S and an inverted T. */
const wave: [number, number][] = [
  [0, 0],
  [18, 0],
  [28, -9],
  [38, 0],
  [50, 0],
  [55, 8],
  [62, -62],
  [69, 20],
  [75, 0],
  [96, 0],
  [114, 18],
  [130, 0],
  [beat, 0],
]

function lead(name: string, row: number): string {
  const base = 110 + row * 155
  const scale = 0.7 + 0.2 * row
  const beats = Math.floor((width - 80) / beat)
  const points = Array.from({ length: beats }, (_, at) =>
    wave.map(([x, y]) => `${num(60 + at * beat + x)} ${num(base + y * scale)}`),
  ).flat()
  return `<text x="16" y="${base - 40}" font-size="24" font-family="sans-serif" fill="#33414a">${name}</text>
    <path d="M${points.join(' ')}" fill="none" stroke="#14202a" stroke-width="2.4" stroke-linejoin="round"/>`
}

function grid(): string {
  const lines = (length: number, draw: (at: number) => string, bold: number) =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, at) =>
      at % bold === 0 ? draw(at * step) : '',
    ).join('')
  const drawn = (bold: number) =>
    lines(width, (x) => `M${x} 0V${height}`, bold) + lines(height, (y) => `M0 ${y}H${width}`, bold)
  return `<path d="${drawn(1)}" stroke="#f4c9c6" stroke-width="1"/><path d="${drawn(5)}" stroke="#e79d98" stroke-width="1.6"/>`
}

/** Where the name of the patient is printed. */
export const nameBox = { x: 596, y: 6, width: 420, height: 44 }

const printedName = (name: string) =>
  `<text x="${nameBox.x + 10}" y="${nameBox.y + 32}" font-size="28" font-family="sans-serif" fill="#14202a">姓名：${name}  ID 0073412</text>`

/** Four leads on millimetre paper, with the name of the patient. */
export const drawElectrocardiogram = (name: string): string =>
  svgDocument(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="#fff7f5"/>${grid()}${leads.map(lead).join('')}${printedName(name)}`,
  )
