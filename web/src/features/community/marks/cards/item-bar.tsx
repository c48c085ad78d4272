import type { ItemType } from '#contract/wire/item-types.ts'
import { WriteComment } from '#web/features/community/comments/cards/write-comment.tsx'
import { useCommentCount } from '#web/features/community/comments/state.ts'
import type { ShareItem } from '#web/features/community/share/state.ts'
import { useText } from '#web/ui/language.ts'
import { markText } from '../text.ts'
import { CountButton } from './count-button.tsx'
import { CountedShare } from './counted-share.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { TalkIcon } from './talk-icon.tsx'
import { useMarks } from './use-marks.ts'
import './item-bar.css'

type ItemBarProps = {
  itemType: ItemType
  itemId: number
  scheduleId?: number
  share: ShareItem
  /** Some kinds of items count how often they are shared. */
  onShare?: (() => unknown) | undefined
}

/** At the bottom of what can be commented on, liked, kept and shared. */
export function ItemBar({ itemType, itemId, scheduleId = 0, share, onShare }: ItemBarProps) {
  const text = useText(markText)
  const { state, toggle } = useMarks(itemType, itemId)
  const count = useCommentCount({ itemType, itemId, scheduleId }) ?? state.comment_num
  return (
    <section className="item-bar" aria-label={text.bar}>
      <WriteComment itemType={itemType} itemId={itemId} scheduleId={scheduleId} />
      <CountButton
        label={text.toComments(count)}
        count={count}
        icon={<TalkIcon />}
        onPress={() => document.querySelector('[data-comments]')?.scrollIntoView({ block: 'start' })}
      />
      <MarkButtons state={state} toggle={toggle} />
      <CountedShare item={share} onShare={onShare} />
    </section>
  )
}
