import { ultrasound } from '#demo/content/videos/streamed-videos.ts'
import { overlay } from './overlay.ts'
import { beat, clamp, cloudField, height, mixed, noiseField, paint, smooth, still, width } from './picture.ts'
import type { Scene } from './picture.ts'

/** When the needle enters, has arrived, and is drawn back. */
const needleSeconds = { from: 38, there: 56, back: 104 }
const nodule = { x: 352, y: 196, wide: 62, tall: 42 }
const artery = { x: 486, y: 214, radius: 34 }

/** A node of the thyroid seen by a linear probe; a thin needle is led into it. */
export async function drawUltrasound(): Promise<Scene> {
  const speckle = noiseField(31)
  const clouds = cloudField(8)
  const words = await overlay(
    '<g fill="#cfe3e3" font-size="13"><text x="16" y="28">L12-4  甲状腺</text><text x="16" y="48">Gn 58  D 4.0 cm</text><text x="16" y="68">MI 0.9  TIs 0.3</text><text x="548" y="344">示意动画</text></g><path d="M596 40v280M590 40h12M590 110h12M590 180h12M590 250h12M590 320h12" stroke="#7fa0a0" fill="none"/>',
  )
  return {
    seconds: ultrasound.seconds,
    kilobits: still,
    draw(time, pixels) {
      const breath = Math.sin(time * 1.1) * 2.4
      const pulse = beat(time, 0.9) * 3
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const at = (y * width + x) * 3
          if (x < 120 || x > 560 || y < 24 || y > 336) {
            paint(pixels, at, 6, 8, 9)
            continue
          }
          const value = tissue(x, y + breath, pulse, speckle, clouds)
          paint(pixels, at, value * 0.94, value, value * 1.02)
        }
      drawNeedle(pixels, time, breath)
      words(pixels)
    },
    sound: (time) =>
      Math.sin(2 * Math.PI * (120 + beat(time, 0.9) * 160) * time) * 0.05 * (0.3 + beat(time, 0.9)),
  }
}

type Field = (x: number, y: number) => number

function tissue(x: number, y: number, pulse: number, speckle: Field, clouds: Field): number {
  const grain = 0.45 + speckle(x * 0.46, y * 0.62) * 1.1
  const depth = 1 - smooth(60, 420, y) * 0.55
  const skin = y < 52 ? 190 : mixed(120, 82, smooth(52, 90, y))
  const muscle = y > 92 && y < 132 ? 34 * Math.abs(Math.sin(y * 0.55 + clouds(x / 60, 3) * 5)) : 0
  const trachea = Math.hypot((x - 200) / 70, (y - 290) / 80) < 1 ? 0.25 : 1
  const place = Math.hypot((x - nodule.x) / nodule.wide, (y - nodule.y) / nodule.tall)
  const edge = clouds(x / 26, y / 26) * 0.16
  const inside = place + edge < 1 ? 0.46 + clouds(x / 9, y / 9) * 0.3 : 1
  const halo = Math.abs(place + edge - 1.03) < 0.05 ? 0.5 : 1
  const away = Math.hypot(x - artery.x, (y - artery.y) * 1.05) - artery.radius - pulse
  const vessel = away < -3 ? 0.08 : away < 3 ? 1.7 : 1
  return (skin + muscle) * grain * depth * trachea * inside * halo * vessel
}

function drawNeedle(pixels: Uint8Array, time: number, breath: number): void {
  const { from, there, back } = needleSeconds
  if (time < from || time > back + 6) return
  const led = smooth(from, there, time) * (1 - smooth(back, back + 6, time))
  const pass = time > there && time < back ? Math.sin(time * 5) * 0.02 : 0
  const length = clamp(led + pass) * 250
  for (let step = 0; step < length; step += 0.5) {
    const [x, y] = [Math.round(132 + step * 0.88), Math.round(78 - breath + step * 0.47)]
    const shine = 150 + 80 * Math.sin(step * 0.21 + time)
    for (let thick = 0; thick < 3; thick++) paint(pixels, ((y + thick) * width + x) * 3, shine, shine, shine)
  }
}
