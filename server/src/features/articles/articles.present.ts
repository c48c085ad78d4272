import { sectionTypes } from '#contract/items.ts'
import type { ListItem } from '#contract/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { ArticleCardRow } from './articles.queries.ts'

export const presentArticleAsListItem = (row: ArticleCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.information,
  price: '',
  is_operation_review: 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: row.id,
  intro: row.intro,
  own_time: shanghaiTime(row.published_at),
  course_type: 0,
  meeting_type: 0,
})
