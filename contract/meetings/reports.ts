import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, id, page, paged, onOff } from '../wire/fields.ts'
import { markState } from '../community/marks.ts'

export const reportPageSize = 20

export const reportItem = z.object({
  report_id: z.int(),
  /** The meeting that the report is about. */
  meeting_id: z.int(),
  title: contentText,
  cover: z.string(),
  intro: contentText,
  source: z.string(),
  own_time: z.string(),
  view_num: z.int(),
})

export const reportDetail = z.extend(reportItem, {
  /** Rich text, cleaned by the server. */
  content: z.string(),
  share_num: z.int(),
  meeting_title: contentText,
  is_big_meeting: bit,
  ...markState.shape,
})

const ofReport = z.object({ id })

export const reportCalls = {
  list: defineCall({
    id: 'report.lists',
    path: '/api/web/v3/subject/report/lists',
    about: 'Reports of one meeting, or of all if `meeting_id` is 0, 20 a page, latest first.',
    input: z.object({ meeting_id: z._default(id, 0), page }),
    output: paged(reportItem),
  }),
  details: defineCall({
    id: 'report.details',
    path: '/api/web/v3/subject/report/details',
    countsVisit: true,
    about: 'One report with its text. A view is counted once per visit.',
    input: ofReport,
    output: reportDetail,
  }),
  praise: defineCall({
    id: 'report.praise',
    path: '/api/web/v3/subject/report/praise',
    about: 'Likes a report (`type` 1), once per person, or undoes that (2).',
    access: 'member',
    input: z.object({ id, type: z._default(onOff, true) }),
    output: markState,
  }),
  collections: defineCall({
    id: 'report.collections',
    path: '/api/web/v3/subject/report/collections',
    about: 'Adds a report to the favorites, once.',
    access: 'member',
    input: ofReport,
    output: markState,
  }),
  collectRemove: defineCall({
    id: 'report.collectRemove',
    path: '/api/web/v3/subject/report/collectremove',
    about: 'Removes a report from the favorites, whether or not it was there.',
    access: 'member',
    input: ofReport,
    output: markState,
  }),
  share: defineCall({
    id: 'report.share',
    path: '/api/web/v3/subject/report/share',
    about: 'The texts of a shared link to a report. The share is counted once per visit.',
    input: ofReport,
    output: z.object({
      title: contentText,
      description: contentText,
      image: z.string(),
      path: z.string(),
      share_num: z.int(),
    }),
  }),
}

export type ReportItem = z.infer<typeof reportItem>
export type ReportDetail = z.infer<typeof reportDetail>
