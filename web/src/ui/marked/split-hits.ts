/** Ranges in a text, sorted and not overlapping; `end` is exclusive. */
export type Hit = { start: number; end: number }

export type Piece = { text: string; isHit: boolean }

export function splitHits(text: string, hits: readonly Hit[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end } of hits) {
    pieces.push({ text: text.slice(at, start), isHit: false }, { text: text.slice(start, end), isHit: true })
    at = end
  }
  pieces.push({ text: text.slice(at), isHit: false })
  return pieces.filter((piece) => piece.text !== '')
}
