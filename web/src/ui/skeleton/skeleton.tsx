import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import './skeleton.css'

export type SkeletonProps = {
  /**
   * `lines` of text, `rows` with a round portrait, `feed` cards with the cover beside, `cards` with it above, one
   * `banner`.
   */
  shape?: 'lines' | 'rows' | 'feed' | 'cards' | 'banner'
  count?: number
}

const media = { lines: null, rows: 'portrait', feed: 'cover', cards: 'cover', banner: 'cover' } as const

export function Skeleton({ shape = 'lines', count = shape === 'banner' ? 1 : 3 }: SkeletonProps) {
  const text = useText(kitText)
  return (
    <output className="skeleton" data-shape={shape}>
      <span className="visually-hidden">{text.loading}</span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="skeleton-item" aria-hidden="true">
          {media[shape] && <span className="skeleton-media" data-kind={media[shape]} />}
          {shape !== 'banner' && (
            <span className="skeleton-words">
              <span className="skeleton-line" />
              {shape !== 'lines' && <span className="skeleton-line" data-short />}
            </span>
          )}
        </span>
      ))}
    </output>
  )
}
