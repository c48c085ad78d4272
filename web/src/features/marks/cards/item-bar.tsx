import type { ItemType } from '#contract/item-types.ts'
import { WriteComment } from '#web/features/comments/cards/write-comment.tsx'
import { ShareButton } from '#web/features/share/cards/share-button.tsx'
import type { ShareItem } from '#web/features/share/state.ts'
import { HeartIcon, StarIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { countShare } from '../mark-item.ts'
import { TalkIcon } from './talk-icon.tsx'
import { markText } from '../text.ts'
import { CountButton } from './count-button.tsx'
import { useMarks } from './use-marks.ts'
import './item-bar.css'

type ItemBarProps = { itemType: ItemType; itemId: number; scheduleId?: number; share: ShareItem }

/** At the bottom of what can be commented on, liked, kept and shared. */
export function ItemBar({ itemType, itemId, scheduleId = 0, share }: ItemBarProps) {
  const text = useText(markText)
  const { state, turn } = useMarks(itemType, itemId)
  const { praise_num, is_praise, collect_num, is_collect, comment_num } = state
  return (
    <section className="item-bar" aria-label={text.bar}>
      <WriteComment itemType={itemType} itemId={itemId} scheduleId={scheduleId} />
      <CountButton
        label={text.toComments(comment_num)}
        count={comment_num}
        icon={<TalkIcon />}
        onPress={() => document.querySelector('[data-comments]')?.scrollIntoView({ block: 'start' })}
      />
      <CountButton
        label={text.praise(praise_num)}
        count={praise_num}
        isOn={is_praise === 1}
        icon={<HeartIcon filled={is_praise === 1} />}
        onPress={() => turn('praise', is_praise === 0)}
      />
      <CountButton
        label={text.collect(collect_num)}
        count={collect_num}
        isOn={is_collect === 1}
        icon={<StarIcon filled={is_collect === 1} />}
        onPress={() => turn('collect', is_collect === 0)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button inside is what is pressed, by keys too */}
      <span className="item-bar-share" onClick={() => void countShare(itemType, itemId)}>
        <ShareButton item={share} />
      </span>
    </section>
  )
}
