import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { defineFailures } from './failure.ts'
import { bit, id } from './fields.ts'
import { doctorItem, meetingItem } from './items.ts'

/** Whom a meeting is for. `faculty` are its speakers, `invited` the accounts that were asked. */
export const audiences = ['all', 'doctor', 'enterprise', 'faculty', 'invited'] as const

export const meetingFailures = defineFailures({
  meetingMissing: [404, '会议不存在', 'meeting does not exist'],
  programMissing: [404, '节目ID不存在', 'program ID does not exist'],
  notForYou: [403, '您没有权限访问该会议', 'you have no permission to access this meeting'],
})

export const meetingDetail = z.extend(meetingItem, {
  /** The large meeting that it is part of, 0 for none. */
  parent_id: z.int(),
  intro: z.string(),
  audience: z.enum(audiences),
  /** Whether the caller belongs to the audience. */
  may_watch: bit,
  experts: z.array(doctorItem),
})

/** One item of the programme. */
export const scheduleItem = z.object({
  schedule_id: z.int(),
  /** The meeting itself, or the child meeting of a large one. */
  meeting_id: z.int(),
  /** Empty where there is one hall only. */
  hall: z.string(),
  title: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  expert: z.nullable(doctorItem),
})

export const liveDate = z.object({ date: z.string(), meetings: z.array(meetingItem) })

export const playbackItem = z.object({
  l_r_id: z.int(),
  palybackname: z.string(),
  palybackurl: z.string(),
  seconds: z.int(),
  /** The item of the programme that it shows, 0 for none. */
  schedule_id: z.int(),
})

const ofMeeting = z.object({ meeting_id: id })

export const meetingCalls = {
  checkFrame: defineCall({
    id: 'meeting.checkframe',
    path: '/api/web/v3/frame/checkframe',
    about: 'Whether a meeting is a large one, with a home of its own.',
    input: ofMeeting,
    output: z.object({ is_big_meeting: bit }),
  }),
  detail: defineCall({
    id: 'meeting.detail',
    path: '/api/web/v3/subject/detail',
    about:
      'One meeting with its speakers. `schedule_id` must be one of its programme. A view is counted once a visit.',
    input: z.object({ meeting_id: id, schedule_id: z.optional(id) }),
    output: meetingDetail,
  }),
  expertSession: defineCall({
    id: 'meeting.expertsession',
    path: '/api/web/v3/subject/expertsession',
    about: 'The programme of a meeting, of a large one with those of its child meetings, in order of time.',
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
  meetingPlayback: defineCall({
    id: 'meeting.meetingplayback',
    path: '/api/web/v3/meeting/meetingplayback',
    about:
      'The recordings of a meeting that is over, for those whom it is for; none while they are being edited.',
    input: ofMeeting,
    output: z.array(playbackItem),
  }),
}

export type MeetingDetail = z.infer<typeof meetingDetail>
export type ScheduleItem = z.infer<typeof scheduleItem>
export type LiveDate = z.infer<typeof liveDate>
export type PlaybackItem = z.infer<typeof playbackItem>
