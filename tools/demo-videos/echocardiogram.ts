import { echocardiogram } from '#demo/content/videos/drawn-videos.ts'
import { overlay } from './overlay.ts'
import { clamp, height, moving, noiseField, paint, smooth, width } from './picture.ts'
import type { Scene } from './picture.ts'

const beatSeconds = 0.92
const apex = { x: 320, y: 6 }

/** The four chambers from the apex; colour Doppler is on in the second half. */
export async function drawEchocardiogram(): Promise<Scene> {
  const speckle = noiseField(3)
  const words = await overlay(
    '<g fill="#e8efef" font-size="13"><text x="16" y="26">心尖四腔心切面  A4C</text><text x="16" y="46">HR 65 bpm</text><text x="520" y="344">示意动画</text></g>' +
      Array.from({ length: 9 }, (_, mark) => `<path d="M600 ${24 + mark * 36}h8" stroke="#9fb"/>`).join(''),
  )
  return {
    seconds: echocardiogram.seconds,
    kilobits: moving,
    draw(time, pixels) {
      const phase = (time % beatSeconds) / beatSeconds
      const squeeze = smooth(0, 0.22, phase) * (1 - smooth(0.36, 0.62, phase))
      const isColored = time > echocardiogram.seconds / 2
      const flicker = Math.floor(time * 12) * 7
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 3
          const [dx, dy] = [x - apex.x, y - apex.y]
          const radius = Math.hypot(dx, dy)
          const angle = Math.atan2(dx, dy)
          if (Math.abs(angle) > 0.66 || radius > 338 || radius < 8) {
            paint(pixels, at, 4, 6, 8)
            continue
          }
          const grain =
            speckle(angle * 90 + flicker * 0.13, radius * 0.42) * speckle(angle * 46, radius * 0.9 + flicker)
          const { tissue, flow } = heartAt(x, y, squeeze)
          const value = clamp(tissue * (0.3 + grain * 1.9)) * 235 * (1 - radius / 900)
          if (!isColored || Math.abs(flow) < 0.12 || grain < 0.06)
            paint(pixels, at, value, value * 1.02, value * 1.06)
          else if (flow > 0) paint(pixels, at, 90 + flow * 165, flow * 90, 20)
          else paint(pixels, at, 20, -flow * 110, 90 - flow * 165)
        }
      drawTrace(pixels, time)
      words(pixels)
    },
    sound(time) {
      const phase = (time % beatSeconds) / beatSeconds
      const first = Math.exp(-(((phase - 0.05) / 0.03) ** 2)) * Math.sin(2 * Math.PI * 52 * time)
      const second = Math.exp(-(((phase - 0.38) / 0.02) ** 2)) * Math.sin(2 * Math.PI * 74 * time)
      return (first + second * 0.7) * 0.5
    },
  }
}

/** Below 1 inside an ellipse. */
const inside = (x: number, y: number, [left, top, wide, tall]: readonly number[]) =>
  Math.sqrt(((x - left!) / wide!) ** 2 + ((y - top!) / tall!) ** 2)

function heartAt(x: number, y: number, squeeze: number): { tissue: number; flow: number } {
  const tight = 1 - squeeze * 0.24
  const wide = 1 + squeeze * 0.1
  const chambers = [
    inside(x, y, [362, 138, 40 * tight, 84 * tight]),
    inside(x, y, [276, 142, 34 * tight, 76 * tight]),
    inside(x, y, [366, 262, 44 * wide, 38 * wide]),
    inside(x, y, [272, 260, 42 * wide, 38 * wide]),
  ]
  const nearest = Math.min(...chambers)
  const wall = Math.exp(-(((nearest - 1.12) / 0.16) ** 2))
  const valves = Math.max(leaflet(x, y, 364, 222, squeeze), leaflet(x, y, 274, 220, squeeze))
  const tissue = Math.max(0.04 + 0.1 * smooth(1, 1.4, nearest), wall * 0.8, valves)
  const inflow = (1 - squeeze) * Math.exp(-(((x - 364) / 16) ** 2)) * smooth(250, 180, y) * smooth(70, 120, y)
  const outflow = squeeze * Math.exp(-(((x - 348) / 14) ** 2)) * smooth(210, 130, y) * smooth(60, 110, y)
  return { tissue, flow: chambers[0]! < 1 || chambers[2]! < 1 ? inflow - outflow : 0 }
}

/** Two leaflets that meet while the ventricle squeezes and hang down while it fills. */
function leaflet(x: number, y: number, middle: number, level: number, squeeze: number): number {
  const side = Math.abs(x - middle)
  if (side > 30) return 0
  const open = (1 - squeeze) * 26
  const line = level - (open * (30 - side)) / 30
  return Math.exp(-(((y - line) / 2.4) ** 2)) * (side < 4 && open > 8 ? 0.2 : 0.95)
}

function drawTrace(pixels: Uint8Array, time: number): void {
  for (let x = 0; x < 260; x++) {
    const phase = ((((time - (260 - x) / 90) / beatSeconds) % 1) + 1) % 1
    const spike =
      Math.exp(-(((phase - 0.05) / 0.012) ** 2)) * 26 - Math.exp(-(((phase - 0.08) / 0.014) ** 2)) * 9
    const waves = Math.exp(-(((phase - 0.32) / 0.05) ** 2)) * 7 + Math.exp(-(((phase - 0.9) / 0.03) ** 2)) * 4
    const y = Math.round(338 - spike - waves)
    for (const dy of [0, 1]) paint(pixels, ((y + dy) * width + 20 + x) * 3, 90, 235, 140)
  }
}
