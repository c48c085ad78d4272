import { fluoroscopy } from '#demo/content/videos/streamed-videos.ts'
import { overlay } from './overlay.ts'
import { beep, clamp, cloudField, height, noiseField, paint, smooth, still, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** When the nail is led down the shaft, and the screw into the head. */
const phases = { nail: [28, 66], screw: [74, 98] } as const
/** The X-rays come in pulses. */
const pulsesPerSecond = 4

/** The upper thigh bone under X-rays: a nail goes down its shaft, a screw into its head. */
export async function drawFluoroscopy(): Promise<Scene> {
  const grain = noiseField(5)
  const clouds = cloudField(61)
  const bone = drawBone(clouds)
  const words = await overlay(
    '<g fill="#e8efef" font-size="13"><text x="16" y="26">AP  L</text><text x="16" y="46">71 kV  1.8 mA</text><text x="548" y="344">示意动画</text></g>',
  )
  return {
    seconds: fluoroscopy.seconds,
    kilobits: still,
    draw(time, pixels) {
      const pulse = Math.floor(time * pulsesPerSecond)
      const moment = pulse / pulsesPerSecond
      const shift = Math.round(Math.sin(moment * 0.4) * 3)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 3
          const round = Math.hypot(x - 320, y - 180)
          if (round > 176) {
            paint(pixels, at, 4, 5, 6)
            continue
          }
          const from = y * width + clamp(x + shift, 0, width - 1)
          const dense = bone[from]! + metal(x + shift, y, moment)
          const noise = (grain(x * 0.7 + pulse * 13, y * 0.7 + pulse * 7) - 0.5) * 14
          const value = (206 - (round / 176) ** 2 * 46) * Math.exp(-dense) + noise
          paint(pixels, at, value, value * 1.01, value * 1.03)
        }
      words(pixels)
    },
    sound: (time) => beep(time, 0.94, 780) + Math.sin(2 * Math.PI * 60 * time) * 0.02,
  }
}

type Line = { x: number; y: number; toX: number; toY: number }
const shaft: Line = { x: 262, y: 372, toX: 318, toY: 132 }
const neck: Line = { x: 316, y: 150, toX: 376, toY: 96 }
const head = { x: 384, y: 92, radius: 36 }

/** How far a place is from a line, and where along it, from 0 to 1. */
function along(x: number, y: number, line: Line): { away: number; share: number } {
  const [dx, dy] = [line.toX - line.x, line.toY - line.y]
  const share = clamp(((x - line.x) * dx + (y - line.y) * dy) / (dx * dx + dy * dy))
  return { away: Math.hypot(x - line.x - dx * share, y - line.y - dy * share), share }
}

/** How much the bone takes of the rays at every place. */
function drawBone(clouds: (x: number, y: number) => number): Float32Array {
  const dense = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const tube = along(x, y, shaft).away / 27
      const arm = along(x, y, neck).away / 22
      const ball = Math.hypot(x - head.x, y - head.y) / head.radius
      const knob = Math.hypot(x - 300, y - 132) / 34
      const socket =
        Math.abs(Math.hypot(x - head.x - 6, y - head.y + 4) - 50) < 7 && x > head.x - 10 ? 0.4 : 0
      const near = Math.min(tube, arm, ball, knob)
      const inner = near < 1 ? 0.3 + clouds(x / 7, y / 7) * 0.16 : 0
      const cortex = near < 1 && near > 0.78 ? 0.34 : 0
      const flesh = 0.12 + clouds(x / 90, y / 90) * 0.16
      const pelvis = Math.hypot((x - 470) / 90, (y - 70) / 80) < 1 ? 0.28 + clouds(x / 12, y / 12) * 0.1 : 0
      dense[y * width + x] = flesh + inner + cortex + socket + pelvis
    }
  return dense
}

function metal(x: number, y: number, time: number): number {
  const nail = along(x, y, { x: 312, y: 112, toX: 262, toY: 380 })
  const screw = along(x, y, { x: 252, y: 206, toX: 396, toY: 84 })
  const hasNail = nail.away < 8 && nail.share <= smooth(...phases.nail, time)
  const hasScrew = screw.away < 5 && screw.share <= smooth(...phases.screw, time)
  return (hasNail ? 1.5 : 0) + (hasScrew ? 1.3 + 0.25 * Math.sin(screw.share * 150) : 0)
}
