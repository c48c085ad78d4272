import type { RoomSaid } from '#contract/community/room-captions.ts'

export type SaidLine = Pick<RoomSaid, 'person_id' | 'sentence' | 'words'> & { isFinal: boolean; at: number }

/** As much as is read at once. */
const most = 3
/** A line that is over is read by then. */
const shownMs = 8000

/** The latest lines with one more, or with more words of one of them. */
export function withSaid(lines: readonly SaidLine[], said: RoomSaid, now: number): SaidLine[] {
  const { person_id, sentence, words, is_final } = said
  const line = { person_id, sentence, words, isFinal: is_final === 1, at: now }
  const at = lines.findIndex((one) => one.person_id === person_id && one.sentence === sentence)
  // Words of a sentence that is settled come late.
  if (at >= 0 && lines[at]!.isFinal) return [...lines]
  return (at >= 0 ? lines.with(at, line) : [...lines, line]).slice(-most)
}

export const stillShown = (lines: readonly SaidLine[], now: number): SaidLine[] =>
  lines.filter(({ at }) => now - at < shownMs)
