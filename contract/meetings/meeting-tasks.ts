import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { profileLimits } from '../people/profile.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, line, lines, page, paged, text } from '../wire/fields.ts'
import { uploadedFile } from '../wire/uploads.ts'

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

export const taskPageSize = 20

/** The longest text of each field that a guest may edit. */
export const guestLimits = {
  guest_name: profileLimits.truename,
  guest_position_name: profileLimits.title,
  guest_hospital_name: profileLimits.hospital,
  guest_department_name: profileLimits.department,
  introduce: profileLimits.introduce,
} as const

export type GuestField = keyof typeof guestLimits

export const guestFailures = defineFailures({
  pictureNotOwn: [4719, '照片不存在，请重新上传', 'the picture was not found, please upload it again'],
})

/** An invited lecturer as the meeting introduces them. */
export const guestInfo = z.object({
  guest_id: z.int(),
  guest_name: z.string(),
  guest_photo: z.string(),
  guest_position_name: z.string(),
  guest_hospital_name: z.string(),
  guest_department_name: z.string(),
  introduce: z.string(),
  meeting_title: z.string(),
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

export const ownTaskCalls = {
  list: defineCall({
    id: 'doctor.tasklist',
    path: '/api/web/v2/doctorhomepage/tasklist',
    about:
      'The caller’s task sheets of meetings that are not over, 20 a page: unconfirmed ones first, then by time.',
    access: 'member',
    input: z.object({ page }),
    output: paged(meetingTask),
  }),
}

export const guestCalls = {
  get: defineCall({
    id: 'doctor.guestInfoGet',
    path: '/api/web/v2/doctorhomepage/getguestinfo',
    about:
      'What is said of the lecturer of a task sheet: what they edited, else their profile. For the lecturer, and without a login for the bearer of the code.',
    input: ofTask,
    output: guestInfo,
  }),
  edit: defineCall({
    id: 'doctor.guestInfoEdit',
    path: '/api/web/v2/doctorhomepage/editguestinfo',
    about: 'Changes what is said of the lecturer of a task sheet; their profile stays as it is.',
    input: z.extend(ofTask, {
      guest_name: text(200),
      guest_photo: line(200),
      guest_position_name: line(guestLimits.guest_position_name),
      guest_hospital_name: line(guestLimits.guest_hospital_name),
      guest_department_name: line(guestLimits.guest_department_name),
      introduce: lines(guestLimits.introduce),
    }),
    output: guestInfo,
  }),
  uploadPhoto: defineCall({
    id: 'doctorhomepage.uploadguestphoto',
    path: '/api/web/v2/doctorhomepage/uploadguestphoto',
    about: 'Stores a picture (10 MB) for the lecturer of a task sheet.',
    upload: true,
    input: ofTask,
    output: uploadedFile,
  }),
}

export type GuestInfo = z.infer<typeof guestInfo>
export type MeetingTask = z.infer<typeof meetingTask>
