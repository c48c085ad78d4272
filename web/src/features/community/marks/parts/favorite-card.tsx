import type { Favorite } from '#contract/community/marks.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { reportPaths } from '#web/paths/reports.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { favoritesText } from '../favorites-text.ts'

type FavoriteCardProps = { item: Favorite; onRemove: () => Promise<void> }

export function FavoriteCard({ item, onRemove }: FavoriteCardProps) {
  const text = useText(favoritesText)
  const time = dateText(item.collect_time, new Date(clock.now()), useLanguage())
  return (
    <article className="favorites-card">
      <ItemCard
        item={item}
        note={text.collectedAt(time)}
        href={item.item_type === 'report' ? reportPaths.detail(item.id) : undefined}
      />
      <IconButton
        className="favorites-card-remove"
        label={text.removeOne(item.title)}
        icon={<CloseIcon size="small" />}
        onClick={onRemove}
      />
    </article>
  )
}
