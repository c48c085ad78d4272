import * as z from 'zod/mini'
import { contentText } from './content-text.ts'
import { bit } from './fields.ts'
import type { ItemType } from './item-types.ts'
import { oneOf } from './one-of.ts'
import type { OneOf } from './one-of.ts'

/** The items that lists show, each with the fields that its card needs. Times are `YYYY-MM-DD HH:mm` in Shanghai. */

/** The kinds of rows of a content section. */
const rowTypes = { experts: 1, meetings: 2, information: 3, operations: 4, courses: 5 } as const

/** What a content section shows: rows of one kind, or what editors have picked of all. */
export const sectionTypes = { ...rowTypes, picks: 6 } as const

/** The section type of each kind of item. */
export const sectionOfItem = {
  meeting: sectionTypes.meetings,
  information: sectionTypes.information,
  operation: sectionTypes.operations,
  production: sectionTypes.courses,
} as const satisfies Record<ItemType, number>

export const courseTypes = { single: 1, series: 2 } as const

export const meetingTypes = { preview: 1, inProgress: 2, live: 3, review: 4 } as const

/** The view count is visible only with `shown`. */
export const viewDisplay = { hidden: 1, shown: 2 } as const

type Viewed = {
  view_display_status: OneOf<typeof viewDisplay>
  view_num: number
  meeting_type: 0 | OneOf<typeof meetingTypes>
}

/** For an upcoming meeting, "no views" says nothing. */
export const showsViews = ({ view_display_status: display, view_num: views, meeting_type: type }: Viewed) =>
  display === viewDisplay.shown && (views > 0 || type !== meetingTypes.preview)

/** A row of a content section of any kind. */
export const listItem = z.object({
  id: z.int(),
  title: contentText,
  cover: z.string(),
  type: oneOf(rowTypes),
  price: z.string(),
  is_operation_review: bit,
  is_big_meeting: bit,
  session_id: z.int(),
  meeting_status_des: z.string(),
  information_id: z.int(),
  intro: contentText,
  /** Empty for an expert. */
  own_time: z.string(),
  /** Courses only. Decides where the card leads. */
  course_type: oneOf({ none: 0, ...courseTypes }),
  /** Meetings only: decides the label and the colour of the phase. */
  meeting_type: oneOf({ none: 0, ...meetingTypes }),
  /** Operations, and works that review one: the operation. */
  operation_id: z.int(),
})

export const meetingItem = z.object({
  meeting_id: z.int(),
  is_big_meeting: bit,
  selected_son_id: z.int(),
  parent_title: contentText,
  title: contentText,
  speaker: z.string(),
  /** The portrait of the first speaker, while the meeting goes on; otherwise empty. */
  speaker_cover: z.string(),
  cover: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  meeting_type: oneOf(meetingTypes),
  is_offline: bit,
  /** Where it is held; empty for a meeting without a venue. */
  venue: contentText,
  is_credit_meeting: bit,
  view_num: z.int(),
  view_display_status: oneOf(viewDisplay),
})

export const expertItem = z.object({
  doctor_id: z.int(),
  doctor_name: z.string(),
  doctor_cover: z.string(),
  live_status: bit,
  new_production_num: z.int(),
})

/** A doctor as a row: name and hospital. */
export const doctorItem = z.object({
  doctor_id: z.int(),
  doctor_name: z.string(),
  doctor_cover: z.string(),
  title: contentText,
  hospital: contentText,
  department: contentText,
})

/** A work of a doctor. `price` is what is paid; `scribing_price` the crossed-out earlier one, empty without an offer. */
export const productionItem = z.object({
  production_id: z.int(),
  title: contentText,
  cover: z.string(),
  course_type: oneOf(courseTypes),
  is_free: bit,
  price: z.string(),
  scribing_price: z.string(),
  is_operation_review: bit,
  /** The operation it reviews, 0 for none. */
  operation_id: z.int(),
  view_num: z.int(),
  own_time: z.string(),
})

export const informationItem = z.object({
  information_id: z.int(),
  title: contentText,
  cover: z.string(),
  own_time: z.string(),
})

/** Kinds of columns: articles only, or with a meeting. */
export const columnKinds = { articles: 1, meeting: 2 } as const

/** A column. The fields of its meeting are 0 or empty if it has none; views are then those of its articles. */
export const columnItem = z.object({
  subject_id: z.int(),
  subject_theme: contentText,
  subject_cover: z.string(),
  type: oneOf(columnKinds),
  meeting_type: oneOf({ none: 0, ...meetingTypes }),
  begin_time: z.string(),
  end_time: z.string(),
  speaker: z.string(),
  meeting_id: z.int(),
  view_num: z.int(),
  view_display_status: oneOf(viewDisplay),
  is_credit_meeting: bit,
})

export type ListItem = z.infer<typeof listItem>
export type MeetingItem = z.infer<typeof meetingItem>
export type ExpertItem = z.infer<typeof expertItem>
export type DoctorItem = z.infer<typeof doctorItem>
export type ProductionItem = z.infer<typeof productionItem>
export type InformationItem = z.infer<typeof informationItem>
export type ColumnItem = z.infer<typeof columnItem>
