import { diffWords } from 'diff'

/** Chinese has no spaces between its words. */
const intlSegmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** A text with what was taken out and what was put in, word by word. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  return (
    <span className="word-difference">
      {diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }, at) => {
        const key = `${at} ${value.length}`
        if (added) return <ins key={key}>{value}</ins>
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>
      })}
    </span>
  )
}
