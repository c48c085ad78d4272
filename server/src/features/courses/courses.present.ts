import { sectionTypes } from '#contract/items.ts'
import type { ListItem } from '#contract/items.ts'
import { yuan } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { CourseCardRow } from './courses.queries.ts'

export const presentCourseAsListItem = (row: CourseCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.courses,
  price: row.is_free ? '0.00' : yuan(row.price_fen),
  is_operation_review: row.is_operation_review ? 1 : 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: row.doctor,
  own_time: shanghaiTime(row.published_at),
  course_type: row.course_type,
  meeting_type: 0,
})
