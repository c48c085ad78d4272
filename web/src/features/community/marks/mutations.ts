import { articleCalls } from '#contract/library/articles.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markCalls } from '#contract/community/marks.ts'
import type { Mark, MarkState } from '#contract/community/marks.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { markQueries } from './queries.ts'

/** Most likely a refused mark was set on another device. */
const whenRefused = 'read-again'

const ofItem = {
  patches: ({ item_type, item_id }: { item_type: ItemType; item_id: number }) =>
    markQueries.state(item_type, item_id),
  whenRefused,
} as const

const ofMeeting = {
  patches: ({ meeting_id }: { meeting_id: number }) => markQueries.state('meeting', meeting_id),
  whenRefused,
} as const

const ofArticle = {
  patches: ({ information_id }: { information_id: number }) =>
    markQueries.state('information', information_id),
  whenRefused,
} as const

const setMark = mutationOf(markCalls.set, ofItem)
const likeMeeting = mutationOf(meetingCalls.praise, ofMeeting)
const collectMeeting = mutationOf(meetingCalls.collect, ofMeeting)
const likeArticle = mutationOf(articleCalls.praise, ofArticle)
const collectArticle = mutationOf(articleCalls.collect, ofArticle)
const uncollectArticle = mutationOf(articleCalls.unsetCollect, ofArticle)
const shareMeeting = mutationOf(meetingCalls.share, { tips: false })
const shareArticle = mutationOf(articleCalls.share, { tips: false })

export const markMutations = {
  /** Likes or favors an item, or takes that back. Articles and meetings have calls of their own. */
  set(itemType: ItemType, itemId: number, mark: Mark, isOn: boolean): Promise<MarkState> {
    if (itemType === 'meeting')
      return (mark === 'praise' ? likeMeeting : collectMeeting)({ meeting_id: itemId, type: isOn })
    if (itemType !== 'information') return setMark({ item_type: itemType, item_id: itemId, mark, type: isOn })
    if (mark === 'praise') return likeArticle({ information_id: itemId, type: isOn })
    return (isOn ? collectArticle : uncollectArticle)({ information_id: itemId })
  },

  /** Only articles and meetings count how often they are shared; that it failed is not worth a word. */
  async countShare(itemType: ItemType, itemId: number): Promise<void> {
    if (itemType === 'information') await shareArticle({ information_id: itemId })
    if (itemType === 'meeting') await shareMeeting({ meeting_id: itemId })
  },
}
