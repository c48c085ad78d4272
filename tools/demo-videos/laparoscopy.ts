import { laparoscopy } from '#demo/content/videos/drawn-videos.ts'
import { overlay } from './overlay.ts'
import { beep, clamp, cloudField, height, mixed, moving, paint, smooth, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** The gallbladder and its neighbours through a laparoscope, with two instruments at work. */
export async function drawLaparoscopy(): Promise<Scene> {
  const clouds = cloudField(21)
  const fine = cloudField(5)
  const words = await overlay(
    '<g fill="#cfd8d8" font-size="13"><text x="14" y="26">CO₂ 12 mmHg</text><text x="546" y="344">示意动画</text></g>',
  )
  return {
    seconds: laparoscopy.seconds,
    kilobits: moving,
    draw(time, pixels) {
      const breath = Math.sin(time * 1.4) * 3
      const smoke = smooth(58, 62, time) * (1 - smooth(84, 92, time)) * (0.5 + 0.5 * Math.sin(time * 3))
      const gone = smooth(112, 120, time)
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 3
          const fromMiddle = Math.hypot(x - 320, y - 180)
          if (fromMiddle > 176) {
            paint(pixels, at, 3, 4, 5)
            continue
          }
          const [u, v] = [(x + breath) / 58, (y + breath * 0.6) / 58]
          const soft = clouds(u, v + time * 0.01)
          const vein = Math.abs(fine(u * 1.7 + 3, v * 1.7) - 0.5)
          let [red, green, blue] = [176 + soft * 60, 74 + soft * 46, 62 + soft * 36]
          if (vein < 0.018) [red, green, blue] = [150, 34, 38]
          // The liver above, the gallbladder under its edge, fat below.
          const liver = smooth(150, 128, y - Math.sin(x / 70) * 16 + breath)
          ;[red, green, blue] = [
            mixed(red, 118 + soft * 34, liver),
            mixed(green, 42 + soft * 20, liver),
            mixed(blue, 36 + soft * 16, liver),
          ]
          const fat = smooth(236, 280, y + Math.sin(x / 46) * 14)
          ;[red, green, blue] = [
            mixed(red, 226, fat),
            mixed(green, 182 + soft * 26, fat),
            mixed(blue, 96 + soft * 30, fat),
          ]
          const bladder = Math.hypot((x - 336 + breath) / 92, (y - 176 + breath) / 46)
          const shown = smooth(1, 0.9, bladder) * (1 - gone)
          ;[red, green, blue] = [
            mixed(red, 96 + soft * 50, shown),
            mixed(green, 128 + soft * 50, shown),
            mixed(blue, 86 + soft * 30, shown),
          ]
          const bed = smooth(1, 0.8, bladder) * gone
          ;[red, green, blue] = [mixed(red, 132, bed), mixed(green, 50, bed), mixed(blue, 44, bed)]
          const shine =
            smooth(0.7, 0.78, fine(u * 2.3 + time * 0.03, v * 2.3)) * smooth(150, 20, fromMiddle) * 120
          const light = 1.12 - (fromMiddle / 176) ** 2 * 0.62
          const haze = smoke * 70 * clouds(u * 0.7 + time * 0.2, v * 0.7 - time * 0.35)
          paint(
            pixels,
            at,
            red * light + shine + haze,
            green * light + shine + haze,
            blue * light + shine + haze,
          )
        }
      drawInstrument(pixels, { x: 150, y: 370 }, reach(time, 300, 196), 9)
      drawInstrument(pixels, { x: 520, y: 350 }, reach(time * 1.3 + 4, 372, 190), 9)
      words(pixels)
    },
    sound: (time) => beep(time, 0.8, 740) + Math.sin(2 * Math.PI * 90 * time) * 0.015,
  }
}

type Point = { x: number; y: number }

const reach = (time: number, x: number, y: number): Point => ({
  x: x + Math.sin(time * 0.9) * 26 + Math.sin(time * 2.3) * 7,
  y: y + Math.cos(time * 0.7) * 16 + Math.sin(time * 1.9) * 5,
})

function drawInstrument(pixels: Uint8Array, from: Point, to: Point, wide: number): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const along = (x - from.x) * dx + (y - from.y) * dy
      const across = (x - from.x) * -dy + (y - from.y) * dx
      if (along < 0 || along > length || Math.hypot(x - 320, y - 180) > 176) continue
      const jaw = length - along
      const half = jaw > 42 ? wide : 2 + Math.abs(Math.sin(jaw * 0.06)) * 5
      const place = Math.abs(across) / half
      if (place > 1) continue
      const value = 74 + Math.sqrt(clamp(1 - place * place)) * 130 + (across < 0 ? 18 : 0)
      paint(pixels, (y * width + x) * 3, value, value * 1.01, value * 1.04)
    }
}
