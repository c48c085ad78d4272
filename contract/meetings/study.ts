import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, id, json, page, paged, text } from '../wire/fields.ts'
import { meetingItem } from '../wire/items.ts'

export const studyFailures = defineFailures({
  notRunning: [4951, '会议未在进行', 'the meeting is not in progress'],
  watchedElsewhere: [
    4952,
    '您正在其他页面观看，此处不再计时',
    'you are watching elsewhere, time is no longer counted here',
  ],
  recallOver: [
    4954,
    '回答时间已过，重看这一段时会再次提问',
    'it is too late to answer; you are asked again when you watch this part again',
  ],
  reportForged: [4953, '观看记录无效', 'the watch report is not valid'],
})

/** How often a player reports what was watched. */
export const reportSeconds = 10
/** The fastest speed of the player: nobody can watch more of a recording in the same time. */
export const fastestPercent = 200
export const studyPageSize = 20
/** How long a question during a recording, or during a live stream, waits for its answer. */
export const recallSeconds = 60

/**
 * A range played without a jump: from and to in milliseconds of the video, the speed in percent, and 1 while the page was visible. Pauses
 * make no range.
 */
export const playedRange = z.tuple([z.int(), z.int(), z.int(), bit])

export type PlayedRange = z.infer<typeof playedRange>

/** The text that a report's signature covers: HMAC-SHA256 under the secret of its session, in hex. */
export const reportText = (sessionId: number, seq: number, ranges: readonly PlayedRange[]) =>
  `${sessionId}.${seq}.${JSON.stringify(ranges)}`

const origin = {
  /** The platform that the person comes from, their id there, and the session of the programme. */
  pf: z._default(text(40), ''),
  uid: z._default(text(80), ''),
  scheid: z._default(id, 0),
}

/** What `meeting.watchlive` and `meeting.watchplayback` answer. */
export const watchSession = z.object({
  /** 0 for a visitor, whose time is not counted. */
  session_id: z.int(),
  secret: z.string(),
  report_seconds: z.int(),
})

/** `presence` is a check-in on site, which offline meetings require. */
export const conditionKinds = ['presence', 'checkin', 'watch', 'recall', 'exam'] as const

/** `waiting` depends on somebody else, `failed` needs another way. */
export const conditionStates = ['unmet', 'waiting', 'failed', 'met'] as const

export const condition = z.object({
  kind: z.enum(conditionKinds),
  state: z.enum(conditionStates),
  /** Percent watched, questions answered rightly, or points of the exam; 0 or 1 for the check-in and for presence. */
  reached: z.int(),
  needed: z.int(),
})

/** A part of a recording in which a question was missed or answered wrongly: to watch it again makes up for it. */
const missedPart = z.object({
  meeting_id: z.int(),
  l_r_id: z.int(),
  name: z.string(),
  from_seconds: z.int(),
  to_seconds: z.int(),
})

/** A question about what was just watched. Without title and options it only asks whether the person is there. */
const recallQuestion = z.object({
  recall_id: z.int(),
  title: z.string(),
  options: z.array(z.object({ option_id: z.int(), label: z.string() })),
  seconds_left: z.int(),
  /** Where the part begins that makes up for it when it is missed. */
  from_seconds: z.int(),
})

export const studyProgress = z.object({
  meeting_id: z.int(),
  is_credit_meeting: bit,
  /** With one decimal; 0.0 for a meeting without credit. */
  credit: z.string(),
  /** Empty if nothing is required. */
  conditions: z.array(condition),
  missed: z.array(missedPart),
  watched_seconds: z.int(),
  /** Watched, and being compared with what was sent: it counts once the log of the edge has come, within 14 days. */
  checking_seconds: z.int(),
  is_finished: bit,
  /** Empty until the credit is granted. */
  finished_at: z.string(),
  /** The latest one, also when it was revoked. */
  certificate_number: z.string(),
  /** The certificate was revoked and the credit taken back. */
  is_revoked: bit,
  revoke_reason: z.string(),
})

export const studyItem = z.extend(studyProgress, { meeting: meetingItem })

export const studyCalls = {
  watchPlayback: defineCall({
    id: 'meeting.watchplayback',
    path: '/api/web/v3/meeting/watchplayback',
    about: 'Begins to watch a recording; watch time is counted from the reports of this session.',
    input: z.object({ meeting_id: id, l_r_id: id, ...origin }),
    output: watchSession,
  }),
  report: defineCall({
    id: 'study.report',
    path: '/api/web/v3/study/report',
    access: 'member',
    about:
      'Reports what was played since the last report. `seq` counts from 1; a repeated one counts nothing. `report_sign` is HMAC-SHA256 over `session_id.seq.ranges` under the secret of the session. Answered once it is stored.',
    input: z.object({
      session_id: id,
      seq: count,
      ranges: json(z.array(playedRange).check(z.maxLength(200))),
      report_sign: text(64),
    }),
    output: z.object({
      /** What this report added, in real time. */
      counted_ms: z.int(),
      /** How much of this recording or stream has been watched in total. */
      covered_seconds: z.int(),
      /** The question to answer now, if any. */
      recall: z.nullable(recallQuestion),
    }),
  }),
  answerRecall: defineCall({
    id: 'study.answerrecall',
    path: '/api/web/v3/study/answerrecall',
    access: 'member',
    about: `Answers a question that came with \`study.report\`, once and within ${recallSeconds} seconds. One without options is answered without \`option_id\`.`,
    input: z.object({ recall_id: id, option_id: z.optional(id) }),
    output: z.object({ is_right: bit }),
  }),
  progress: defineCall({
    id: 'study.progress',
    path: '/api/web/v3/study/progress',
    access: 'member',
    about: 'What a meeting requires, the caller’s progress with each condition, and the credit granted.',
    input: z.object({ meeting_id: id }),
    output: studyProgress,
  }),
  lists: defineCall({
    id: 'study.lists',
    path: '/api/web/v3/study/lists',
    access: 'member',
    about: `Meetings that the caller has begun to study, unfinished (type 1) or finished (type 2), ${studyPageSize} a page, latest first. With \`meeting_id\` only that meeting and the child meetings of a large one.`,
    input: z.object({ type: z._default(count, 1), meeting_id: z._default(id, 0), page }),
    output: paged(studyItem),
  }),
}

export type WatchSession = z.infer<typeof watchSession>
export type RecallQuestion = z.infer<typeof recallQuestion>
export type Condition = z.infer<typeof condition>
export type StudyProgress = z.infer<typeof studyProgress>
export type StudyItem = z.infer<typeof studyItem>
