import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'

export const levelMs = 20
const levelBytes = levelMs * heardBytesPerMs

/** How loud a sound is, on a logarithmic scale, for each 20 ms of it. */
export function levelsOf(sound: Buffer): number[] {
  const levels: number[] = []
  for (let from = 0; from + levelBytes <= sound.length; from += levelBytes) {
    let energy = 0
    for (let at = from; at < from + levelBytes; at += 2) energy += sound.readInt16LE(at) ** 2
    levels.push(Math.log(1 + energy / (levelBytes / 2)))
  }
  return levels
}
