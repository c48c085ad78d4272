import { angiogram } from '#demo/content/videos/drawn-videos.ts'
import { overlay } from './overlay.ts'
import { beat, beep, clamp, height, moving, noiseField, paint, smooth, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** A coronary artery under X-rays: contrast runs through it every few seconds; its narrow place is opened half way. */
export async function drawAngiogram(): Promise<Scene> {
  const [narrow, opened] = [growArteries(true), growArteries(false)]
  const grain = noiseField(9)
  const words = await overlay(
    '<g fill="#e8efef" font-size="13"><text x="16" y="26">LCA  RAO 30° / CAU 20°</text><text x="16" y="46">15 fps</text><text x="520" y="344">示意动画</text></g>',
  )
  const inflated = [72, 84]
  return {
    seconds: angiogram.seconds,
    kilobits: moving,
    draw(time, pixels) {
      const { arrival, depth } = time < 84 ? narrow : opened
      const cycle = time % 8
      const lift = beat(time, 0.86)
      const [shiftX, shiftY] = [Math.round(lift * 5), Math.round(lift * 3)]
      const flicker = Math.floor(time * 12) * 31
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const from = clamp(y + shiftY, 0, height - 1) * width + clamp(x + shiftX, 0, width - 1)
          const since = cycle - arrival[from]!
          const filled = depth[from] === 0 ? 0 : smooth(0, 0.5, since) * (1 - smooth(2.6, 4.4, since))
          const edge = ((x - 320) / 360) ** 2 + ((y - 180) / 220) ** 2
          const light = 172 - edge * 70 + (grain(x * 0.9 + flicker, y * 0.9) - 0.5) * 18
          const value = light * (1 - depth[from]! * filled * 0.72) - catheter(x, y) * 66
          paint(pixels, (y * width + x) * 3, value, value * 1.01, value * 1.03)
        }
      if (time > inflated[0]! && time < inflated[1]!) drawBalloon(pixels, time - inflated[0]!)
      words(pixels)
    },
    sound: (time) => beep(time, 0.86, 880) + Math.sin(time * 2 * Math.PI * 110) * 0.02,
  }
}

const lesion = { x: 372, y: 168 }

function drawBalloon(pixels: Uint8Array, since: number): void {
  const wide = 4 + smooth(0, 3, since) * 8 - smooth(9, 12, since) * 8
  for (let y = -20; y <= 20; y++)
    for (let x = -44; x <= 44; x++) {
      const along = (x * 0.86 + y * 0.5) / 40
      const across = (-x * 0.5 + y * 0.86) / wide
      if (along ** 4 + across ** 2 > 1) continue
      const at = ((lesion.y + y) * width + lesion.x + x) * 3
      const value = pixels[at]! * 0.55
      paint(pixels, at, value, value, value)
    }
}

const catheter = (x: number, y: number) => {
  const middle = 196 - Math.sin((y + 20) / 70) * 46
  return y < 128 ? clamp(3.2 - Math.abs(x - middle)) : 0
}

type Branch = { x: number; y: number; angle: number; width: number; at: number; level: number }

/** For every place: when contrast reaches it, and how much of it there is. */
function growArteries(isNarrow: boolean) {
  const arrival = new Float32Array(width * height)
  const depth = new Float32Array(width * height)
  let state = 77
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  const stamp = (x: number, y: number, radius: number, at: number) => {
    for (let dy = -Math.ceil(radius); dy <= radius; dy++)
      for (let dx = -Math.ceil(radius); dx <= radius; dx++) {
        const [px, py] = [Math.round(x + dx), Math.round(y + dy)]
        if (px < 0 || py < 0 || px >= width || py >= height) continue
        const thick = Math.sqrt(clamp(1 - (dx * dx + dy * dy) / (radius * radius)))
        const place = py * width + px
        if (thick <= depth[place]!) continue
        depth[place] = thick
        arrival[place] = at
      }
  }
  const grow = (branch: Branch) => {
    let { x, y, angle, at } = branch
    const length = 210 / (branch.level + 1)
    for (let step = 0; step < length; step++) {
      const wide = branch.width * (1 - (step / length) * 0.45)
      const near = Math.hypot(x - lesion.x, y - lesion.y)
      const left = isNarrow && branch.level < 2 ? 1 - 0.78 * (1 - smooth(6, 24, near)) : 1
      stamp(x, y, Math.max(0.8, (wide / 2) * left), at)
      angle += (random() - 0.5) * 0.09 + 0.004
      x += Math.cos(angle)
      y += Math.sin(angle)
      at += 0.011
      if (branch.level < 3 && step % 46 === 45) {
        const side = random() < 0.5 ? -1 : 1
        grow({
          x,
          y,
          angle: angle + side * (0.5 + random() * 0.4),
          width: wide * 0.62,
          at,
          level: branch.level + 1,
        })
      }
    }
  }
  grow({ x: 196, y: 122, angle: 0.2, width: 13, at: 0.2, level: 0 })
  grow({ x: 236, y: 130, angle: 0.9, width: 10, at: 0.6, level: 1 })
  grow({ x: 300, y: 142, angle: 0.38, width: 10, at: 1, level: 0 })
  return { arrival, depth }
}
