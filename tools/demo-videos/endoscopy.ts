import { endoscopy } from '#demo/content/videos/drawn-videos.ts'
import { overlay } from './overlay.ts'
import { clamp, cloudField, height, mixed, moving, paint, smooth, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** When the polyp is seen from afar, is closest, and has been taken off. */
const polypSeconds = { from: 64, near: 84, gone: 112 }

/** The way back through a colon: folds pass, and a polyp is found. */
export async function drawEndoscopy(): Promise<Scene> {
  const clouds = cloudField(14)
  const words = await overlay(
    '<g fill="#dfe7e7" font-size="13"><text x="16" y="120">结肠镜</text><text x="16" y="142">NBI  OFF</text><text x="16" y="164">CVP  0/1</text><text x="548" y="344">示意动画</text></g>',
  )
  return {
    seconds: endoscopy.seconds,
    kilobits: moving,
    draw(time, pixels) {
      const [middleX, middleY] = [348 + Math.sin(time * 0.5) * 40, 176 + Math.cos(time * 0.37) * 26]
      const travel = time * 0.22 - smooth(polypSeconds.near - 6, polypSeconds.near, time) * 0.6
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 3
          if (
            Math.max(
              Math.abs(x - 348) / 206,
              Math.abs(y - 180) / 172,
              (Math.abs(x - 348) + Math.abs(y - 180)) / 306,
            ) > 1
          ) {
            paint(pixels, at, 3, 3, 4)
            continue
          }
          const [dx, dy] = [x - middleX, y - middleY]
          const radius = Math.hypot(dx, dy) + 0.001
          const angle = Math.atan2(dy, dx)
          // Rounded triangles, as the folds of a colon are.
          const round = radius * (1 + 0.1 * Math.cos(angle * 3 + travel))
          const depth = 62 / (round + 10) - travel
          const fold = 0.5 + 0.5 * Math.sin(depth * 9)
          const soft = clouds((angle + Math.PI) * 5.1, depth * 7)
          const vessel = Math.abs(clouds((angle + Math.PI) * 11, depth * 13 + 40) - 0.5)
          const light = clamp(smooth(4, 150, round)) * (0.55 + 0.45 * fold ** 0.6)
          const thin = vessel < 0.02 ? 0.78 : 1
          const shine = smooth(0.72, 0.8, soft) * fold * 90 * smooth(60, 140, round)
          paint(
            pixels,
            at,
            (206 + soft * 46) * light + shine,
            (118 + soft * 44) * light * thin + shine,
            (92 + soft * 34) * light * thin + shine,
          )
        }
      drawPolyp(pixels, time, clouds)
      words(pixels)
    },
    sound: (time) =>
      (Math.sin(2 * Math.PI * 70 * time) + Math.sin(2 * Math.PI * 141 * time) * 0.4) *
      0.03 *
      (1 + Math.sin(time)),
  }
}

function drawPolyp(pixels: Uint8Array, time: number, clouds: (x: number, y: number) => number): void {
  const { from, near, gone } = polypSeconds
  if (time < from || time > gone + 2) return
  const size = mixed(8, 62, smooth(from, near, time)) * (1 - smooth(gone, gone + 1, time))
  const [middleX, middleY] = [420 + Math.sin(time * 0.8) * 6, 224 + Math.cos(time * 0.6) * 4]
  for (let y = Math.floor(middleY - size); y < middleY + size; y++)
    for (let x = Math.floor(middleX - size); x < middleX + size; x++) {
      const place = Math.hypot((x - middleX) / size, (y - middleY) / (size * 0.82))
      if (place > 1 || y < 10 || y > 350) continue
      const round = Math.sqrt(1 - place * place)
      const pits = clouds(x / 5, y / 5)
      const shine = smooth(0.9, 1, round) * 60
      const at = (y * width + x) * 3
      paint(
        pixels,
        at,
        120 + round * 100 + pits * 30 + shine,
        40 + round * 66 + pits * 34 + shine,
        40 + round * 52 + pits * 26 + shine,
      )
    }
}
