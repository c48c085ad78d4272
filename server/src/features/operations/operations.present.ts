import { sectionTypes } from '#contract/items.ts'
import type { ListItem } from '#contract/items.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { OperationCardRow } from './operations.queries.ts'

export const presentOperationAsListItem = (row: OperationCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.operations,
  price: '',
  is_operation_review: 1,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: row.doctors,
  own_time: shanghaiTime(row.published_at),
  course_type: 0,
  meeting_type: 0,
})
