import type { ItemType } from '#contract/wire/item-types.ts'
import { defineNotice } from '#kernel/notice.ts'
import { targetOfItem } from '#server/features/community/items/target-of-item.ts'
import { likesText } from './marks.text.ts'

type LikedFacts = { name: string; count: number; title: string; itemType: ItemType; itemId: number }

const example: LikedFacts = {
  name: '林晓',
  count: 5,
  title: '颅底手术入路的解剖要点',
  itemType: 'production',
  itemId: 1,
}

/** A note in the inbox: nobody's telephone rings for a like. */
export const workLiked = defineNotice({
  event: 'marks.liked',
  headline: { zh: '作品获得点赞', en: 'Your work was liked' },
  kind: 'comments',
  text: likesText,
  say: (text, { name, count, title }) => text.liked(name || text.somebody, count, title),
  target: targetOfItem,
  example,
})
