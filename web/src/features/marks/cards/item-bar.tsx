import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ItemType } from '#contract/item-types.ts'
import type { Mark } from '#contract/marks.ts'
import { useLoginFirst } from '#web/features/comments/cards/use-login-first.ts'
import { WriteComment } from '#web/features/comments/cards/write-comment.tsx'
import { ShareButton } from '#web/features/share/cards/share-button.tsx'
import type { ShareItem } from '#web/features/share/state.ts'
import { useOwnProgress } from '#web/ui/button/use-own-progress.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { HeartIcon, StarIcon } from '#web/ui/icon/people-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { countShare, markItem } from '../mark-item.ts'
import { TalkIcon } from '../parts/talk-icon.tsx'
import { markQueries } from '../queries.ts'
import { markText } from '../text.ts'
import './item-bar.css'

type ItemBarProps = { itemType: ItemType; itemId: number; scheduleId?: number; share: ShareItem }

/** At the bottom of what can be commented on, liked, kept and shared. */
export function ItemBar({ itemType, itemId, scheduleId = 0, share }: ItemBarProps) {
  const text = useText(markText)
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const query = markQueries.state(itemType, itemId)
  const state = useQuery(query)
  const { praise_num = 0, is_praise = 0, collect_num = 0, is_collect = 0, comment_num = 0 } = state.data ?? {}

  async function turn(mark: Mark, isOn: boolean) {
    if (loginFirst()) return
    try {
      const changed = await markItem(itemType, itemId, mark, isOn)
      client.setQueryData(query.queryKey, { comment_num, ...changed })
      if (mark === 'collect') toast(isOn ? text.collected : text.uncollected, 'success')
    } catch {
      // It has been told; most likely it was done on another device, so what stands is read again.
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }

  return (
    <section className="item-bar" aria-label={text.bar}>
      <WriteComment itemType={itemType} itemId={itemId} scheduleId={scheduleId} />
      <Counted
        label={text.toComments(comment_num)}
        count={comment_num}
        icon={<TalkIcon />}
        onPress={() => document.querySelector('[data-comments]')?.scrollIntoView({ block: 'start' })}
      />
      <Counted
        label={text.praise(praise_num)}
        count={praise_num}
        isOn={is_praise === 1}
        icon={<HeartIcon filled={is_praise === 1} />}
        onPress={() => turn('praise', is_praise === 0)}
      />
      <Counted
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

type CountedProps = {
  label: string
  count: number
  isOn?: boolean
  icon: ReactNode
  onPress: () => unknown
}

function Counted({ label, count, isOn, icon, onPress }: CountedProps) {
  const language = useLanguage()
  const { press } = useOwnProgress(onPress, false)
  return (
    <button type="button" className="item-bar-button" aria-label={label} aria-pressed={isOn} onClick={press}>
      {icon}
      {count > 0 && <span className="item-bar-count">{viewCount(count, language)}</span>}
    </button>
  )
}
