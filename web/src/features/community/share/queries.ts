import { shareCalls } from '#contract/community/share.ts'
import { wechatCalls } from '#contract/people/wechat.ts'
import { api } from '#web/platform/api.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'
import type { ShareItem } from './state.ts'

/** The server keeps titles of this length. */
const titleLength = 300

export const shareQueries = {
  /** Asking again gives the same mark, with the visits until now. */
  link: ({ itemType, itemId, title, path }: ShareItem) => ({
    ...queryOf(shareCalls.link, {
      item_type: itemType,
      item_id: itemId,
      title: title.slice(0, titleLength),
      path,
    }),
    staleTime: 0,
  }),
  mine: () => ({ ...pagedQueryOf(shareCalls.mine, {}), staleTime: 0 }),
  subject: (collegeId: number) => queryOf(shareCalls.subject, { college_id: collegeId }),
  /** Of the page at this address; good for this page alone, so it is not kept. */
  wechatSignature: (address: string, type: 1 | 3) =>
    api(wechatCalls.share, { url: address, wx_type: type }, { tips: false }),
}
