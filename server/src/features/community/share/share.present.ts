import type { ShareLink } from '#contract/community/share.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { ShareLinkRow } from './share.queries.ts'

export const presentShareLink = (row: ShareLinkRow): ShareLink => ({
  sid: row.sid,
  item_type: row.item_type,
  item_id: row.item_id,
  title: row.title,
  path: row.path,
  share_time: shanghaiTime(row.shared_at),
  visit_num: row.visits,
})
