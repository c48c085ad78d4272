import { useText } from '#web/ui/language.ts'
import { kitText } from '#web/ui/text.ts'
import './play-list.css'

export type PlayListItem = {
  key: number
  lead: string
  title: string
  note?: string | undefined
  /** How much of it was played, from 0 to 1, as a line below it; say it in the note too. */
  share?: number | undefined
}

export type PlayListProps = {
  label: string
  items: readonly PlayListItem[]
  /** The key of the item that is playing. */
  active?: number | undefined
  /** Without it the list is only informative. */
  onChoose?: (key: number) => void
}

/** The playable parts of something: episodes, recordings, chapters. */
export function PlayList({ label, items, active, onChoose }: PlayListProps) {
  const text = useText(kitText)
  return (
    <ol className="play-list" aria-label={label}>
      {items.map((item) => {
        const isActive = item.key === active
        const row = (
          <>
            <span className="play-list-lead">{item.lead}</span>
            <span className="play-list-title">{item.title}</span>
            {item.note && <span className="play-list-note">{item.note}</span>}
            {isActive && <span className="visually-hidden">{text.playing}</span>}
            {item.share !== undefined && (
              <span className="play-list-share" style={{ '--play-list-share': item.share }} />
            )}
          </>
        )
        return (
          <li key={item.key} data-active={isActive || undefined}>
            {onChoose ? (
              <button
                type="button"
                className="play-list-row"
                aria-current={isActive || undefined}
                onClick={() => onChoose(item.key)}
              >
                {row}
              </button>
            ) : (
              <span className="play-list-row">{row}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
