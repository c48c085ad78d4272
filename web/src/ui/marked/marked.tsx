import { splitHits } from './split-hits.ts'
import type { Hit } from './split-hits.ts'
import './marked.css'

/** A text in which what was looked for stands out. */
export function Marked({ text, hits }: { text: string; hits: readonly Hit[] }) {
  return splitHits(text, hits).map((piece, at) =>
    piece.isHit ? (
      <mark key={at} className="marked">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
