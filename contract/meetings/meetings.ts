import * as z from 'zod/mini'
import { contentRichText, contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, page, paged, onOff } from '../wire/fields.ts'
import { doctorItem, meetingItem } from '../wire/items.ts'
import { markState } from '../community/marks.ts'
import { reportItem } from './reports.ts'
import { captionItem, clarityItem } from '../wire/video.ts'
import { watchVerdict } from './watching.ts'

/** Who a meeting is for. `member` is anybody who is logged in, `faculty` are its speakers, `invited` the invited accounts. */
export const audiences = ['all', 'member', 'doctor', 'enterprise', 'faculty', 'invited'] as const

export const meetingFailures = defineFailures({
  meetingMissing: [404, '会议不存在', 'meeting does not exist'],
  notForYou: [403, '您没有权限访问该会议', 'you have no permission to access this meeting'],
})

export const meetingDetail = z.extend(meetingItem, {
  /** The large meeting it is part of, 0 for none. */
  parent_id: z.int(),
  intro: contentRichText,
  audience: z.enum(audiences),
  /** Whether the caller may watch the meeting, or the requested session. */
  may_watch: bit,
  /** What prevents watching, and how to resolve it. */
  watch: watchVerdict,
  experts: z.array(doctorItem),
})

/** One session of the programme. */
export const scheduleItem = z.object({
  schedule_id: z.int(),
  /** The meeting itself, or the child meeting of a large one. */
  meeting_id: z.int(),
  /** Empty if there is only one hall. */
  hall: contentText,
  title: contentText,
  begin_time: z.string(),
  end_time: z.string(),
  expert: z.nullable(doctorItem),
})

/** `is_published` is 0 only if unpublished days were requested. */
export const liveDate = z.object({
  date: z.string(),
  meetings: z.array(z.extend(meetingItem, { is_published: bit })),
})

/** A point of a recording to jump to. */
export const chapterItem = z.object({ title: contentText, at_seconds: z.int() })

/** The operation that a recording shows. */
export const shownOperation = z.object({
  operation_id: z.int(),
  title: contentText,
  cover: z.string(),
  /** The part of the body; may be empty. */
  part: contentText,
})

export const playbackItem = z.object({
  l_r_id: z.int(),
  palybackname: contentText,
  palybackurl: z.string(),
  seconds: z.int(),
  /** The session it was filed under, 0 for none. */
  schedule_id: z.int(),
  /** What prevents watching it, and how to resolve it. */
  watch: watchVerdict,
  /** More addresses by clarity; empty if `palybackurl` is the only one. */
  clarities: z.array(clarityItem),
  captions: z.array(captionItem),
  /** The address of the version with commentary; empty if there is only the original sound. */
  commentary: z.string(),
  /** The address of WebVTT that names a picture for every few seconds; empty if there is none. */
  preview: z.string(),
  chapters: z.array(chapterItem),
  operation: z.nullable(shownOperation),
})

/** What somebody has done with a meeting. */
export const aboutMeeting = z.object({
  is_reserve: bit,
  /** Whether it can still be booked or cancelled. */
  can_reserve: bit,
  reserve_num: z.int(),
  is_collect: bit,
  is_praise: bit,
  is_sign: bit,
  /** What an expert is asked to do in it, 0 for nothing. */
  task_id: z.int(),
})

/** One of the two, depending on the request. */
export const collectedItem = z.object({
  meeting: z.nullable(meetingItem),
  report: z.nullable(reportItem),
  collect_time: z.string(),
})

export const subjectPeriods = ['all', 'upcoming', 'over'] as const

export const collectPageSize = 20
export const subjectPageSize = 20

const ofMeeting = z.object({ meeting_id: id })

export const meetingCalls = {
  checkFrame: defineCall({
    id: 'meeting.checkframe',
    path: '/api/web/v3/frame/checkframe',
    about: 'Whether a meeting is a large one, with its own home.',
    input: ofMeeting,
    output: z.object({ is_big_meeting: bit }),
  }),
  detail: defineCall({
    id: 'meeting.detail',
    path: '/api/web/v3/subject/detail',
    countsVisit: true,
    about:
      'One meeting with its speakers. `schedule_id` must be in its programme. A view is counted once per visit.',
    input: z.object({ meeting_id: id, schedule_id: z.optional(id) }),
    output: meetingDetail,
  }),
  expertSession: defineCall({
    id: 'meeting.expertsession',
    path: '/api/web/v3/subject/expertsession',
    about:
      'The programme of a meeting, including those of the child meetings of a large one, in order of time.',
    input: ofMeeting,
    output: z.array(scheduleItem),
  }),
  liveDate: defineCall({
    id: 'meeting.livedate',
    path: '/api/web/v3/frame/livedate',
    about: 'The days of a large meeting with the child meetings that begin on each.',
    input: ofMeeting,
    output: z.array(liveDate),
  }),
  expertList: defineCall({
    id: 'meeting.expertlist',
    path: '/api/web/v3/frame/expertlist',
    about: 'The experts of a large meeting and of its child meetings, each once.',
    input: ofMeeting,
    output: z.array(doctorItem),
  }),
  checkSubject: defineCall({
    id: 'meeting.checksubject',
    path: '/api/web/v3/subject/checksubject',
    about: 'Whether a meeting is an academic conference of a subject.',
    input: ofMeeting,
    output: z.object({ is_subject: bit }),
  }),
  subjectMeetings: defineCall({
    id: 'meeting.subjectlists',
    path: '/api/web/v3/subject/lists',
    about: 'Academic conferences, 20 a page: `period` all and over latest first, upcoming next first.',
    input: z.object({
      period: z._default(z.enum(subjectPeriods), 'all'),
      college_id: z._default(id, 0),
      page,
    }),
    output: paged(meetingItem),
  }),
  recommendList: defineCall({
    id: 'meeting.recommendlist',
    path: '/api/web/v3/meeting/recommendlist',
    about: 'Up to six other meetings of the same subject: upcoming ones, then the latest past ones.',
    input: ofMeeting,
    output: z.array(meetingItem),
  }),
  share: defineCall({
    id: 'meeting.sharemeeting',
    path: '/api/web/v3/frame/sharemeeting',
    about: 'The texts of a shared link to a meeting. The share is counted once per visit.',
    input: ofMeeting,
    output: z.object({
      title: contentText,
      description: contentText,
      image: z.string(),
      path: z.string(),
      share_num: z.int(),
    }),
  }),
  praise: defineCall({
    id: 'meeting.praise',
    path: '/api/web/v3/meeting/praise',
    about: 'Likes a meeting (`type` 1), once per person, or undoes that (2).',
    access: 'member',
    input: z.object({ meeting_id: id, type: z._default(onOff, true) }),
    output: markState,
  }),
  collect: defineCall({
    id: 'meeting.collect',
    path: '/api/web/v3/meeting/collect',
    about: 'Adds a meeting to the favorites (`type` 1), once, or removes it (2).',
    access: 'member',
    input: z.object({ meeting_id: id, type: z._default(onOff, true) }),
    output: markState,
  }),
  collectList: defineCall({
    id: 'meeting.collectlist',
    path: '/api/web/v3/meeting/collectlist',
    about: 'The caller’s favorite meetings, or reports of meetings, 20 a page, most recently added first.',
    access: 'member',
    input: z.object({ item_type: z._default(z.enum(['meeting', 'report']), 'meeting'), page }),
    output: paged(collectedItem),
  }),
  userStatus: defineCall({
    id: 'meeting.useraboutmeetingstatus',
    path: '/api/web/v3/meeting/useraboutmeetingstatus',
    about:
      'Whether the caller has booked, collected, liked and checked in to a meeting. All false for a visitor.',
    input: ofMeeting,
    output: aboutMeeting,
  }),
  meetingPlayback: defineCall({
    id: 'meeting.meetingplayback',
    path: '/api/web/v3/meeting/meetingplayback',
    about:
      'The recordings of a meeting that is over; none while they are being edited. A caller who may not watch the meeting is rejected with the reason; an address is short-lived, and empty if the sessions that a recording shows require more of the caller than the meeting does.',
    input: ofMeeting,
    output: z.array(playbackItem),
  }),
}

export type Audience = (typeof audiences)[number]
export type MeetingDetail = z.infer<typeof meetingDetail>
export type ScheduleItem = z.infer<typeof scheduleItem>
export type LiveDate = z.infer<typeof liveDate>
export type PlaybackItem = z.infer<typeof playbackItem>
export type ShownOperation = z.infer<typeof shownOperation>
