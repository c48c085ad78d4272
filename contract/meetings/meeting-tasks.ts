import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, text } from '../wire/fields.ts'

export const taskKinds = ['lecture', 'host', 'discussion', 'comment'] as const

export const taskFailures = defineFailures({
  taskMissing: [404, '任务单不存在', 'the task sheet does not exist'],
  notInvited: [
    4717,
    '您登录的手机号非邀约讲课专家，请更换其它账号登录!',
    'the number you are logged in with is not that of the invited expert, please change the account',
  ],
  taskOver: [4718, '会议已结束，无法确认', 'the meeting is over, this can no longer be confirmed'],
})

/** What an expert is asked to do in a meeting. */
export const meetingTask = z.object({
  id: z.int(),
  meeting_id: z.int(),
  meeting_title: z.string(),
  cover: z.string(),
  truename: z.string(),
  kind: z.enum(taskKinds),
  topic: z.string(),
  place: z.string(),
  note: z.string(),
  begin_time: z.string(),
  end_time: z.string(),
  /** How to reach the organiser; may be empty. */
  contact: z.string(),
  is_confirmed: bit,
  confirm_time: z.string(),
  can_confirm: bit,
})

/** `tcode` admits somebody who acts for the expert. */
const ofTask = z.object({ id, tcode: z._default(text(40), '') })

export const meetingTaskCalls = {
  status: defineCall({
    id: 'expert.assignmentStatus',
    path: '/api/web/v2/doctorhomepage/assignmentstatus',
    about:
      'The sheet of a task in a meeting and whether it was confirmed, for the expert or the bearer of its code.',
    access: 'member',
    input: ofTask,
    output: meetingTask,
  }),
  affirm: defineCall({
    id: 'expert.assignmentaffirm',
    path: '/api/web/v2/doctorhomepage/assignmentaffirm',
    about: 'Confirms a task; repeating it changes nothing.',
    access: 'member',
    input: ofTask,
    output: meetingTask,
  }),
}

export type MeetingTask = z.infer<typeof meetingTask>
