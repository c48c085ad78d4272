import { useContentLang } from '#web/ui/language.ts'
import { splitHits } from './split-hits.ts'
import type { Hit } from './split-hits.ts'
import './marked.css'

/** A text with the search hits highlighted. */
export function Marked({ text, hits }: { text: string; hits: readonly Hit[] }) {
  const lang = useContentLang(text)
  const pieces = splitHits(text, hits).map((piece, at) =>
    piece.isHit ? (
      <mark key={at} className="marked">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
  return lang ? <span lang={lang}>{pieces}</span> : pieces
}
