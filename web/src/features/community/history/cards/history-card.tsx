import type { HistoryItem } from '#contract/community/history.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { historyText } from '../text.ts'
import './history-card.css'

type HistoryCardProps = { item: HistoryItem; onRemove: () => Promise<void> }

/** Something seen before: when, and how far. */
export function HistoryCard({ item, onRemove }: HistoryCardProps) {
  const text = useText(historyText)
  const language = useLanguage()
  const seen = text.seenAt(dateText(item.view_time, new Date(clock.now()), language))
  return (
    <article className="history-card">
      <ItemCard
        item={item}
        note={
          <span className="history-card-note">
            <span>{seen}</span>
            {item.position > 0 && <span>{text.upTo(placeText(item))}</span>}
          </span>
        }
      />
      <IconButton
        className="history-card-remove"
        label={text.remove(item.title)}
        icon={<CloseIcon size="small" />}
        onClick={onRemove}
      />
    </article>
  )
}

const placeText = ({ item_type: type, position }: HistoryItem) =>
  type === 'information' ? `${position}%` : durationText(position)
