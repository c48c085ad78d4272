/** What a scene draws: one picture of 640 by 360 in red, green and blue for every moment. */
export const width = 640
export const height = 360

export type Scene = {
  seconds: number
  /** How much its picture and sound may take of a second of the file. */
  kilobits: { picture: number; sound: number }
  draw: (time: number, pixels: Uint8Array) => void
  /** Between -1 and 1. */
  sound: (time: number) => number
}

/** For a picture that moves all over. */
export const moving = { picture: 90, sound: 24 }

/** For one of which only a part moves. */
export const still = { picture: 56, sound: 24 }

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value))

/** Rises from 0 to 1 between the two. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from))
  return share * share * (3 - 2 * share)
}

export const mixed = (a: number, b: number, share: number) => a + (b - a) * share

/** 1 at the beat, falling to 0 before the next. */
export function beat(time: number, seconds: number): number {
  const phase = (time % seconds) / seconds
  return Math.exp(-phase * 5) * Math.min(1, phase * 14)
}

const size = 256

/** Smooth noise between 0 and 1 that repeats after 256 units. */
export function noiseField(seed: number): (x: number, y: number) => number {
  let state = seed
  const grid = Float32Array.from({ length: size * size }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  })
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const [x0, x1] = [left & (size - 1), (left + 1) & (size - 1)]
    const [y0, y1] = [(top & (size - 1)) * size, ((top + 1) & (size - 1)) * size]
    const above = mixed(grid[y0 + x0]!, grid[y0 + x1]!, across)
    return mixed(above, mixed(grid[y1 + x0]!, grid[y1 + x1]!, across), down)
  }
}

const ease = (share: number) => share * share * (3 - 2 * share)

/** Noise in three sizes. */
export function cloudField(seed: number): (x: number, y: number) => number {
  const noise = noiseField(seed)
  return (x, y) =>
    noise(x, y) * 0.57 + noise(x * 2.1 + 17, y * 2.1 + 5) * 0.29 + noise(x * 4.3 + 41, y * 4.3 + 23) * 0.14
}

/** A monitor's beep at every beat. */
export const beep = (time: number, seconds: number, frequency: number) =>
  Math.sin(2 * Math.PI * frequency * time) * 0.18 * Number(time % seconds < 0.09)

export function paint(pixels: Uint8Array, at: number, red: number, green: number, blue: number): void {
  pixels[at] = clamp(red, 0, 255)
  pixels[at + 1] = clamp(green, 0, 255)
  pixels[at + 2] = clamp(blue, 0, 255)
}
