import type { Spot } from './media-line.ts'

/** One line of the pen; `id` tells apart those of one person. */
export type Stroke = { id: number; points: readonly Spot[] }

/** What each person has drawn on what is shared. */
export type Drawings = ReadonlyMap<number, readonly Stroke[]>

/** What travels between pages: points that follow `from` others of a stroke, or that somebody wipes. */
export type DrawingNote =
  | { do: 'add'; stroke: number; from: number; points: readonly Spot[] }
  | { do: 'clear' }
  | { do: 'clearAll' }

/** As many fit into one message of any line. */
export const pointsPerNote = 200
/** Other pages may send anything; what is beyond this is left out. */
const mostPoints = 2_000
const mostStrokes = 200

/** A ten-thousandth is less than a pixel. */
const short = (share: number) => Math.round(share * 10_000) / 10_000

export const writeNote = (note: DrawingNote): string =>
  JSON.stringify(
    note.do === 'add'
      ? ['add', note.stroke, note.from, ...note.points.flatMap(({ x, y }) => [short(x), short(y)])]
      : [note.do],
  )

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1
const isCount = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

export function readNote(message: string): DrawingNote | undefined {
  let parts: unknown
  try {
    parts = JSON.parse(message)
  } catch {
    return undefined
  }
  if (!Array.isArray(parts)) return undefined
  const [what, stroke, from, ...shares] = parts as unknown[]
  if (what === 'clear' || what === 'clearAll') return { do: what }
  if (what !== 'add' || !isCount(stroke, Number.MAX_SAFE_INTEGER) || !isCount(from, mostPoints))
    return undefined
  if (shares.length % 2 === 1 || shares.length > 2 * pointsPerNote || !shares.every(isShare)) return undefined
  const points = Array.from({ length: shares.length / 2 }, (_, at) => ({
    x: shares[2 * at]!,
    y: shares[2 * at + 1]!,
  }))
  return { do: 'add', stroke, from, points }
}

type Said = { personId: number; isHost: boolean; note: DrawingNote }

/** The drawings after what somebody has said. Everybody wipes their own; hosts wipe all. */
export function applyNote(drawings: Drawings, { personId, isHost, note }: Said): Drawings {
  if (note.do === 'clearAll') return isHost ? new Map() : drawings
  const next = new Map(drawings)
  if (note.do === 'clear') {
    next.delete(personId)
    return next
  }
  const own = next.get(personId) ?? []
  const before = own.find(({ id }) => id === note.stroke)
  if (!before && own.length >= mostStrokes) return drawings
  const points = [...(before?.points ?? []).slice(0, note.from), ...note.points].slice(0, mostPoints)
  const stroke = { id: note.stroke, points }
  next.set(personId, before ? own.map((one) => (one === before ? stroke : one)) : [...own, stroke])
  return next
}

/** Everything that somebody has drawn, for a page that comes later. */
export const notesOf = (strokes: readonly Stroke[]): DrawingNote[] =>
  strokes.flatMap(({ id, points }) =>
    Array.from({ length: Math.ceil(points.length / pointsPerNote) }, (_, at) => ({
      do: 'add' as const,
      stroke: id,
      from: at * pointsPerNote,
      points: points.slice(at * pointsPerNote, (at + 1) * pointsPerNote),
    })),
  )

/** Told apart on dark and bright pictures. */
const colours = ['#ff5a4d', '#ffd23f', '#38d9a9', '#4dabf7', '#f783ac', '#a9e34b', '#ffa94d', '#b197fc']

export const colourOf = (personId: number): string => colours[personId % colours.length]!
