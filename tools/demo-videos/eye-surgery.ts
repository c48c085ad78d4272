import { eyeSurgery } from '#demo/content/videos/streamed-videos.ts'
import { overlay } from './overlay.ts'
import { clamp, cloudField, height, mixed, paint, smooth, still, width } from './picture.ts'
import type { Scene } from './picture.ts'

const middle = { x: 320, y: 180 }
const pupil = 92
/** When the capsule is opened, the lens taken out, and the new one unfolds. */
const phases = { opened: [18, 44], removed: [48, 92], placed: [96, 112] } as const

/** A cataract operation under the microscope: a round opening, the lens goes, a clear one unfolds. */
export async function drawEyeSurgery(): Promise<Scene> {
  const clouds = cloudField(22)
  const words = await overlay(
    '<g fill="#e9efee" font-size="13"><text x="16" y="28">OD  ×10</text><text x="16" y="48">Phaco 42%  Vac 350</text><text x="548" y="344">示意动画</text></g>',
  )
  return {
    seconds: eyeSurgery.seconds,
    kilobits: still,
    draw(time, pixels) {
      const [driftX, driftY] = [Math.sin(time * 0.31) * 5, Math.cos(time * 0.23) * 4]
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const [dx, dy] = [x - middle.x - driftX, y - middle.y - driftY]
          const radius = Math.hypot(dx, dy)
          const at = (y * width + x) * 3
          const light = 1 - smooth(170, 330, Math.hypot(x - middle.x, y - middle.y)) * 0.9
          const [red, green, blue] = eye(radius, Math.atan2(dy, dx), time, clouds, dx, dy)
          paint(pixels, at, red * light, green * light, blue * light)
        }
      drawTool(pixels, time, driftX, driftY)
      words(pixels)
    },
    sound: (time) =>
      Math.sin(2 * Math.PI * (time > phases.removed[0] && time < phases.removed[1] ? 420 : 90) * time) *
      0.03 *
      (1 + Math.sin(time * 3)),
  }
}

type Field = (x: number, y: number) => number

type Colour = [red: number, green: number, blue: number]

function eye(radius: number, angle: number, time: number, clouds: Field, dx: number, dy: number): Colour {
  if (radius < pupil) return lens(radius, angle, time, clouds, dx, dy)
  if (radius < 150) {
    const fibre = clouds((angle + Math.PI) * 16, radius / 22)
    const edge = smooth(pupil, pupil + 8, radius) * (1 - smooth(140, 150, radius) * 0.5)
    return [(86 + fibre * 60) * edge, (58 + fibre * 44) * edge, (34 + fibre * 26) * edge]
  }
  const vessel = Math.abs(clouds((angle + Math.PI) * 7, radius / 34 + 9) - 0.5) < 0.018 ? 0.72 : 1
  const white = 196 + clouds(dx / 40, dy / 40) * 40
  return [white, white * 0.93 * vessel, white * 0.88 * vessel]
}

/** The red light of the fundus, the clouded lens before it, and what is done to that. */
function lens(radius: number, angle: number, time: number, clouds: Field, dx: number, dy: number): Colour {
  const opened = smooth(...phases.opened, time)
  const removed = smooth(...phases.removed, time)
  const placed = smooth(...phases.placed, time)
  const turn = (angle + Math.PI) / (2 * Math.PI)
  const tear = Math.abs(radius - 62) < 1.6 && turn < opened ? 70 : 0
  const cloudy =
    radius < 80 ? clamp(1.1 - removed * 1.5 + (clouds(dx / 18, dy / 18 + time * 0.2) - 0.5) * 0.8) : 0.25
  const ring = placed > 0 && Math.abs(radius - 24 - placed * 38) < 1.5 ? 80 * placed : 0
  const glow = 1 - (radius / pupil) ** 3 * 0.35
  const veil = cloudy * 0.62
  return [
    mixed(226, 198, veil) * glow + tear + ring,
    mixed(92, 176, veil) * glow + tear + ring,
    mixed(38, 138, veil) * glow + tear + ring,
  ]
}

/** A thin instrument that comes from the right and works within the pupil. */
function drawTool(pixels: Uint8Array, time: number, driftX: number, driftY: number): void {
  const inside =
    smooth(8, 14, time) * (1 - smooth(92, 96, time)) + smooth(97, 100, time) * (1 - smooth(112, 117, time))
  const [reachX, reachY] = [Math.cos(time * 0.9) * 44 + driftX, Math.sin(time * 0.9) * 40 + driftY]
  const tip = { x: mixed(660, middle.x + reachX, inside), y: mixed(330, middle.y + reachY, inside) }
  const length = Math.hypot(660 - tip.x, 330 - tip.y)
  for (let step = 0; step < length; step += 0.7) {
    const share = step / length
    const wide = 1 + share * 9
    for (let across = -wide; across <= wide; across++) {
      const [x, y] = [
        Math.round(mixed(tip.x, 660, share) - across * 0.5),
        Math.round(mixed(tip.y, 330, share) + across * 0.86),
      ]
      if (x < 0 || y < 0 || x >= width || y >= height) continue
      const value = 208 - Math.abs(across / wide) * 96
      paint(pixels, (y * width + x) * 3, value, value * 1.02, value * 1.04)
    }
  }
}
