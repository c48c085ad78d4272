import { bronchoscopy } from '#demo/content/videos/streamed-videos.ts'
import { overlay } from './overlay.ts'
import { beep, clamp, cloudField, height, mixed, moving, paint, smooth, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** When the fork of the windpipe is reached, and which way is taken after it. */
const fork = { from: 34, there: 52, passed: 66 }
const middle = { x: 320, y: 180, radius: 168 }

/** Down the windpipe to its fork and on into the right side; rings of cartilage pass. */
export async function drawBronchoscopy(): Promise<Scene> {
  const clouds = cloudField(47)
  const words = await overlay(
    '<g fill="#dfe7e7" font-size="13"><text x="16" y="30">支气管镜</text><text x="16" y="50">SpO₂ 98%</text><text x="548" y="344">示意动画</text></g>',
  )
  return {
    seconds: bronchoscopy.seconds,
    kilobits: moving,
    draw(time, pixels) {
      const breath = Math.sin(time * 1.4)
      const apart = smooth(fork.from, fork.there, time) * (1 - smooth(fork.there + 4, fork.passed, time))
      const turned = smooth(fork.there + 2, fork.passed, time)
      const travel = time * 0.18
      // Two ways are seen at the fork; the right one is taken and becomes the only one.
      const lumens = [
        {
          x: middle.x - apart * 74 - turned * (1 - apart) * 10,
          y: middle.y + breath * 3,
          open: 1 - turned * apart,
        },
        { x: middle.x + apart * 66, y: middle.y + apart * 8 + breath * 3, open: apart > 0.02 ? 1 : 0 },
      ].filter(({ open }) => open > 0)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 3
          if (Math.hypot(x - middle.x, y - middle.y) > middle.radius) {
            paint(pixels, at, 3, 3, 4)
            continue
          }
          const [red, green, blue] = wall(x, y, lumens, travel, clouds)
          paint(pixels, at, red, green, blue)
        }
      words(pixels)
    },
    sound: (time) =>
      beep(time, 0.8, 940) + Math.sin(2 * Math.PI * 90 * time) * 0.02 * (1 + Math.sin(time * 1.4)),
  }
}

type Lumen = { x: number; y: number }

function wall(
  x: number,
  y: number,
  lumens: Lumen[],
  travel: number,
  clouds: (x: number, y: number) => number,
) {
  let lumen = lumens[0]!
  let radius = Math.hypot(x - lumen.x, y - lumen.y)
  const other = lumens[1]
  if (other) {
    const away = Math.hypot(x - other.x, y - other.y)
    if (away < radius) [lumen, radius] = [other, away]
  }
  const angle = Math.atan2(y - lumen.y, x - lumen.x)
  const depth = 70 / (radius + 12) - travel
  // The back of the windpipe has no cartilage.
  const isBack = smooth(0.75, 0.95, Math.sin(angle))
  const ring = (0.5 + 0.5 * Math.sin(depth * 12)) * (1 - isBack)
  const soft = clouds((angle + Math.PI) * 5, depth * 8)
  const vessel = Math.abs(clouds((angle + Math.PI) * 10, depth * 11 + 30) - 0.5) < 0.02 ? 0.8 : 1
  const light = clamp(smooth(6, 140, radius)) * (0.6 + 0.4 * ring)
  const shine = smooth(0.74, 0.84, soft) * ring * 70 * smooth(50, 130, radius)
  return [
    mixed(206, 232, ring) * light * (0.86 + soft * 0.2) + shine,
    mixed(128, 186, ring) * light * vessel * (0.84 + soft * 0.2) + shine,
    mixed(112, 164, ring) * light * vessel * (0.84 + soft * 0.2) + shine,
  ] as const
}
