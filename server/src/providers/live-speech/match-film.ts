import type { HeardWords } from '#kernel/ports/live-speech.ts'
import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'
import { levelMs, levelsOf } from './sound-levels.ts'

export type SpokenLine = { fromMs: number; toMs: number; words: string }

/** The loudness of a film that is shown round and round, and its lines. */
export type KnownFilm = { levels: readonly number[]; lines: readonly SpokenLine[] }

/** Two seconds are compared, each level as the mean of so many: pieces of 20 ms never begin at the same place. */
const compared = 100
const smoothed = 8
/** The film itself is at least 0.97 like what is heard of it, and other parts of it 0.92 at most. */
const leastAlike = 0.95
/** How far the sound of a stream shifts from one look to the next. */
const nearby = [0, 1, -1, 2, -2]
/** Every second it is looked whether this is still the film. */
const lookEvery = 50
const tellEvery = 15
/** A line of which less was heard is none. */
const leastShare = 0.9
const edgeMs = 1000

type Told = { line: SpokenLine; fromMs: number }

/** Takes sound piece by piece, finds where it is in the film, and tells what is said there. */
export function createMatcher(
  { levels, lines }: KnownFilm,
  onWords: (heard: HeardWords) => void,
): (sound: Buffer) => void {
  const whole = levels.length
  const film = levels.map((_level, at) =>
    mean(Array.from({ length: smoothed }, (_, back) => levels.at(at - back)!)),
  )
  let rest: Buffer = Buffer.alloc(0)
  let latest: number[] = []
  let recent: number[] = []
  let count = 0
  /** What is added to the number of a level that was heard to find it in the film. */
  let shift: number | undefined
  let knownSince = 0
  let current: Told | undefined
  let finished: Told | undefined

  const likeness = (from: number) =>
    correlation(recent, (at) => film[(((from + at) % whole) + whole) % whole]!)

  function look() {
    if (recent.length < compared || count % lookEvery !== 0) return
    const first = count - compared
    const known = shift
    if (known !== undefined) {
      const near = nearby.find((step) => likeness(first + known + step) >= leastAlike)
      if (near !== undefined) {
        shift = known + near
        return
      }
    }
    const best = film.reduce(
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
    const heardMs = count * levelMs
    const inFilm = shift === undefined ? -1 : ((count + shift - 1) % whole) * levelMs + levelMs
    const line = lines.find(({ fromMs, toMs }) => fromMs < inFilm && inFilm <= toMs)
    if (line !== current?.line) {
      const isHeard =
        current && shift !== undefined && heardMs - current.fromMs > leastShare * lengthOf(current.line)
      if (current && isHeard) finish(current, heardMs)
      const fromMs = line ? heardMs - (inFilm - line.fromMs) : 0
      current = line && fromMs >= knownSince * levelMs ? { line, fromMs } : undefined
    }
    if (!current || count % tellEvery !== 0) return
    const { words, toMs, fromMs } = current.line
    const share = (inFilm - fromMs) / (toMs - fromMs)
    const said = words.slice(0, Math.ceil(words.length * share))
    onWords({ words: said, fromMs: current.fromMs, toMs: heardMs, isFinal: false })
  }

  /** At the edge of two lines the sound may shift back and forth. */
  function finish({ line, fromMs }: Told, toMs: number) {
    if (finished && finished.line === line && fromMs - finished.fromMs < edgeMs) return
    finished = { line, fromMs }
    onWords({ words: line.words, fromMs, toMs, isFinal: true })
  }

  return (sound) => {
    rest = Buffer.concat([rest, sound])
    const levelsHeard = levelsOf(rest)
    rest = rest.subarray(levelsHeard.length * levelMs * heardBytesPerMs)
    for (const level of levelsHeard) {
      latest = [...latest.slice(1 - smoothed), level]
      recent = [...recent.slice(1 - compared), mean(latest)]
      count++
      look()
      tell()
    }
  }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const lengthOf = ({ fromMs, toMs }: SpokenLine) => toMs - fromMs

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
