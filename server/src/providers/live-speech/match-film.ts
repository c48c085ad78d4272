import type { HeardWords } from '#kernel/ports/live-speech.ts'
import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'
import { levelMs, levelsOf } from './sound-levels.ts'

export type SpokenLine = { fromMs: number; toMs: number; words: string }

/** The loudness of a film that is shown round and round, and its lines. */
export type KnownFilm = { levels: readonly number[]; lines: readonly SpokenLine[] }

/** So much sound is compared: four seconds of noise are never this much like the film. */
const compared = 100
const leastAlike = 0.9
/** Every second it is looked whether this is still the film. */
const lookEvery = 50
const tellEvery = 15

/** Takes sound piece by piece, finds where it is in the film, and tells what is said there. */
export function createMatcher(
  { levels, lines }: KnownFilm,
  onWords: (heard: HeardWords) => void,
): (sound: Buffer) => void {
  const whole = levels.length
  let rest: Buffer = Buffer.alloc(0)
  let recent: number[] = []
  let count = 0
  /** What is added to the number of a level that was heard to find it in the film. */
  let shift: number | undefined
  let knownSince = 0

  const likeness = (from: number) =>
    correlation(recent, (at) => levels[(((from + at) % whole) + whole) % whole]!)

  function look() {
    if (recent.length < compared || count % lookEvery !== 0) return
    const first = count - compared
    if (shift !== undefined && likeness(first + shift) >= leastAlike) return
    const best = levels.reduce(
      (best, _level, from) => {
        const alike = likeness(from)
        return alike > best.alike ? { from, alike } : best
      },
      { from: 0, alike: 0 },
    )
    shift = best.alike >= leastAlike ? best.from - first : undefined
    knownSince = first
  }

  /** Only lines that were heard from their beginning are told. */
  function tell() {
    if (shift === undefined) return
    const inFilm = ((count + shift - 1) % whole) * levelMs + levelMs
    const line = lines.find(({ fromMs, toMs }) => fromMs < inFilm && inFilm <= toMs)
    if (!line) return
    const heardMs = count * levelMs
    const fromMs = heardMs - (inFilm - line.fromMs)
    const isFinal = inFilm + levelMs > line.toMs
    if (fromMs < knownSince * levelMs || (!isFinal && count % tellEvery !== 0)) return
    const share = isFinal ? 1 : (inFilm - line.fromMs) / (line.toMs - line.fromMs)
    const words = line.words.slice(0, Math.ceil(line.words.length * share))
    onWords({ words, fromMs, toMs: heardMs, isFinal })
  }

  return (sound) => {
    rest = Buffer.concat([rest, sound])
    const levelsHeard = levelsOf(rest)
    rest = rest.subarray(levelsHeard.length * levelMs * heardBytesPerMs)
    for (const level of levelsHeard) {
      recent = [...recent.slice(1 - compared), level]
      count++
      look()
      tell()
    }
  }
}

/** From -1 to 1: how alike two rows of numbers go up and down. */
function correlation(row: readonly number[], other: (at: number) => number): number {
  let [sum, otherSum, squares, otherSquares, products] = [0, 0, 0, 0, 0]
  row.forEach((one, at) => {
    const two = other(at)
    sum += one
    otherSum += two
    squares += one * one
    otherSquares += two * two
    products += one * two
  })
  const n = row.length
  const spread = Math.sqrt((n * squares - sum ** 2) * (n * otherSquares - otherSum ** 2))
  return spread > 1e-6 ? (n * products - sum * otherSum) / spread : 0
}
