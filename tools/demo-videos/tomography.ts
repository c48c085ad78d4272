import { tomography } from '#demo/content/videos/streamed-videos.ts'
import { overlay } from './overlay.ts'
import { clamp, cloudField, height, mixed, paint, smooth, still, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** A slice is shown for a moment, as one turns the wheel of a mouse. */
const slicesPerSecond = 3
/** When the slice with the node is held, and the needle led to it. */
const held = { from: 72, needle: [84, 108] } as const
const node = { x: 408, y: 150, slice: 0.56 }

/** Slices of a chest, up and down; a node is found, and a needle led to it. */
export async function drawTomography(): Promise<Scene> {
  const clouds = cloudField(73)
  const words = await overlay(
    '<g fill="#d8e6e6" font-size="13"><text x="16" y="28">CT  肺窗</text><text x="16" y="48">W 1500  L -600</text><text x="16" y="68">1.25 mm</text><text x="548" y="344">示意动画</text></g><g fill="#d8e6e6" font-size="14"><text x="96" y="186">R</text><text x="536" y="186">L</text></g>',
  )
  return {
    seconds: tomography.seconds,
    kilobits: still,
    draw(time, pixels) {
      const slice = sliceAt(Math.floor(time * slicesPerSecond) / slicesPerSecond)
      const reach = smooth(...held.needle, time)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const value = chest(x, y, slice, clouds)
          paint(pixels, (y * width + x) * 3, value, value, value)
        }
      drawNeedle(pixels, reach)
      words(pixels)
    },
    sound: (time) =>
      (Math.sin(2 * Math.PI * 55 * time) + Math.sin(2 * Math.PI * 110 * time) * 0.5) *
      0.04 *
      (time < held.from ? 1 : 0.4),
  }
}

/** From above to below and back, then to the node. */
function sliceAt(time: number): number {
  const turned = 0.5 - 0.5 * Math.cos((time / held.from) * Math.PI * 4)
  return mixed(turned, node.slice, smooth(held.from - 6, held.from, time))
}

type Field = (x: number, y: number) => number

/** How bright a place of a slice is; 0 is the uppermost and 1 the lowest. */
function chest(x: number, y: number, slice: number, clouds: Field): number {
  const body = Math.hypot((x - 320) / 206, (y - 186) / 148)
  if (body > 1) return 4
  const fat = body > 0.93 ? 96 : 150
  const spine = Math.hypot((x - 320) / 26, (y - 268) / 24)
  if (spine < 1) return 226 + clouds(x / 5, y / 5) * 26
  const rib = Math.abs(body - 0.86) < 0.035 && Math.sin(Math.atan2(y - 186, x - 320) * 11 + slice * 40) > 0.35
  if (rib) return 232
  const size = 0.72 + 0.28 * Math.sin(slice * Math.PI)
  for (const side of [-1, 1]) {
    const lung = Math.hypot((x - 320 - side * 96) / (72 * size), (y - 184) / (108 * size))
    if (lung < 1) return lungAt(x, y, slice, clouds, lung)
  }
  const heart = Math.hypot((x - 334) / (52 * size), (y - 166) / (64 * size))
  return heart < 1
    ? mixed(150, 186, smooth(0.5, 0.9, slice)) + clouds(x / 9, y / 9) * 10
    : fat + clouds(x / 8, y / 8) * 16
}

function lungAt(x: number, y: number, slice: number, clouds: Field, lung: number): number {
  const near = Math.hypot(x - node.x, y - node.y)
  const seen = clamp(1 - Math.abs(slice - node.slice) * 9)
  if (near < 15 * seen + clouds(x / 6, y / 6) * 3 * seen && seen > 0) return 196
  const vessel = clouds(x / 13 + slice * 9, y / 13 - slice * 7)
  const thick = 0.7 - (1 - lung) * 0.06
  return vessel > thick ? 40 + (vessel - thick) * 900 : 24 + clouds(x / 5, y / 5 + slice * 11) * 14
}

function drawNeedle(pixels: Uint8Array, reach: number): void {
  const from = { x: 520, y: 58 }
  for (let step = 0; step < reach; step += 0.002) {
    const [x, y] = [Math.round(mixed(from.x, node.x, step)), Math.round(mixed(from.y, node.y, step))]
    for (let thick = 0; thick < 2; thick++) paint(pixels, ((y + thick) * width + x) * 3, 252, 252, 252)
  }
}
