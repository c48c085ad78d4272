import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, code, flag, id, page, paged } from '../wire/fields.ts'
import { disease } from '../library/subjects.ts'
import { listFields, meetingListInput } from './home.ts'
import {
  columnItem,
  doctorItem,
  informationItem,
  listItem,
  meetingItem,
  productionItem,
} from '../wire/items.ts'

/** What /channelClass shows. 8 and 9 are menu types with home pages of their own. */
export const channelTypes = {
  notices: 1,
  live: 2,
  playback: 3,
  columns: 4,
  information: 5,
  operations: 6,
  courses: 7,
  credit: 10,
  enterprise: 11,
  picks: 12,
} as const

/** An expert as a row: name, hospital, whether they are live, and how many new works they have. */
export const expertRow = z.extend(doctorItem, { live_status: bit, new_production_num: z.int() })

export const columnDetail = z.extend(columnItem, {
  intro: contentText,
  /** 0 for a column of all subjects. */
  college_id: z.int(),
  college_name: z.string(),
  /** The meeting that belongs to the column. */
  meeting: z.nullable(meetingItem),
})

const scope = { college_id: z._default(id, 0), disease_id: z._default(id, 0) }

const listCall = <Input, Row extends z.core.$ZodType>(
  name: string,
  about: string,
  input: z.ZodMiniType<Input>,
  row: Row,
) =>
  defineCall({
    id: `home.${name}`,
    path: `/api/web/v2/home/${name.toLowerCase()}`,
    about,
    input,
    output: paged(row),
  })

const workInput = z.object({ ...listFields, is_free: z.optional(flag) })
const plainInput = z.object(listFields)
/** Columns and experts have a fixed order. */
const sortedInput = z.omit(plainInput, { order: true })

export const browseCalls = {
  columns: listCall('column', 'Columns, in their order.', sortedInput, columnItem),
  columnDetail: defineCall({
    id: 'home.columnDetail',
    path: '/api/web/v2/home/columndetail',
    about: 'One column with its introduction and its meeting.',
    input: z.object({ channel_id: id }),
    output: columnDetail,
  }),
  consulting: listCall('consulting', 'Information articles.', plainInput, informationItem),
  informationList: listCall(
    'informationList',
    'Articles; `subject_id` selects those of one column.',
    z.object({ ...listFields, subject_id: z._default(id, 0) }),
    informationItem,
  ),
  credit: listCall(
    'credit',
    'Meetings with credits: upcoming ones first, starting with the next.',
    meetingListInput,
    meetingItem,
  ),
  enterpriseMeetings: listCall(
    'enterpriseMeetings',
    'Meetings of companies: upcoming ones first, starting with the next.',
    meetingListInput,
    meetingItem,
  ),
  topExperts: listCall('topExperts', 'Experts as rows, in order.', sortedInput, expertRow),
  courses: listCall('courses', 'Single courses.', workInput, productionItem),
  seriesCourses: listCall('seriesCourses', 'Series of courses.', workInput, productionItem),
  allCourses: listCall(
    'allCourses',
    'Courses of both kinds; `type` is a course type, 0 for both.',
    z.extend(workInput, { type: z._default(code, 0) }),
    productionItem,
  ),
  surgicalList: listCall('surgicalList', 'Surgical videos.', plainInput, listItem),
  diseaseName: defineCall({
    id: 'home.diseaseName',
    path: '/api/web/v2/home/diseasename',
    about: 'The name of a disease and of its subject.',
    input: z.object({ ...scope, page }),
    output: z.extend(disease, { college_id: z.int(), college_name: z.string() }),
  }),
  collegeDiseases: defineCall({
    id: 'home.collegeDiseaselist',
    path: '/api/web/v2/home/collegediseaselist',
    about: 'The diseases of one subject.',
    input: z.object({ college_id: id }),
    output: z.array(disease),
  }),
}

export type ExpertRow = z.infer<typeof expertRow>
export type ColumnDetail = z.infer<typeof columnDetail>
