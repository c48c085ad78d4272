import type { FollowItem } from '#contract/community/follows.ts'
import type { ListItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import type { FollowedRow } from './follow-feed.queries.ts'

export const presentFollowItem = (row: FollowedRow, item: ListItem, language: Language): FollowItem => ({
  ...item,
  from_kind: row.from_kind,
  from_id: row.from_id,
  from_name: language === 'en' ? row.from_name_en : row.from_name,
  from_cover: row.from_cover,
})
