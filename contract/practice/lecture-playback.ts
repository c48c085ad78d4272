import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, lines, onOff } from '../wire/fields.ts'
import { ofProvedSheet, ofSheet, sheetLimits } from './expert-sheets.ts'
import { oneOf } from '../wire/one-of.ts'

/** Whether the expert lets a recording of the lecture be published. */
export const approvalStates = { open: 0, approved: 1, refused: 2 } as const

export const playbackFailures = defineFailures({
  recordingMissing: [5982, '该回放不存在', 'there is no such recording'],
  notOver: [5983, '会议尚未结束', 'the meeting is not over'],
  noSlides: [5210, '请先上传 PDF 课件', 'please upload the slides as a PDF first'],
})

const slideMark = z.object({ page: z.int().check(z.minimum(1)), second: z.int().check(z.minimum(0)) })

export const playbackLimits = { marks: 500 } as const

const recording = z.object({
  recording_id: z.int(),
  name: z.string(),
  seconds: z.int(),
  /** Expires; for the expert to look at before others may. */
  address: z.string(),
  status: oneOf(approvalStates),
  reason: z.string(),
  is_published: bit,
  /** Why it was published without the consent of the expert; empty if it was not. */
  publish_reason: z.string(),
  /** Whether slides are shown in it whose pages can be marked. */
  has_slides: bit,
  /** The second at which a page of the slides is first shown, where that is known. */
  marks: z.array(slideMark),
})

const question = z.object({
  comment_id: z.int(),
  content: z.string(),
  /** Where in the recording, or in the stream; -1 where it is not known. */
  at_seconds: z.int(),
  create_time: z.string(),
})

const lecture = z.object({
  meeting_id: z.int(),
  meeting_title: contentText,
  is_over: bit,
  recordings: z.array(recording),
  /** What the audience asked and said, by its second; the latest 100. */
  questions: z.array(question),
  /** How many notes the audience took while watching. */
  note_count: z.int(),
  /** The letter of thanks as a PDF, once the meeting is over; expires. */
  letter_url: z.string(),
})

export const playbackCalls = {
  get: defineCall({
    id: 'expert.lecture',
    path: '/api/web/v2/doctorhomepage/lecture',
    about:
      'What came of a lecture: its recordings to approve, what the audience asked and marked, the letter of thanks.',
    input: ofSheet,
    output: lecture,
  }),
  approve: defineCall({
    id: 'expert.playbackapprove',
    path: '/api/web/v2/doctorhomepage/playbackapprove',
    about: 'Approves (`type` 1) a recording of the lecture or, with a reason, refuses it (2).',
    input: z.extend(ofProvedSheet, {
      recording_id: id,
      type: onOff,
      reason: z._default(lines(sheetLimits.reason), ''),
    }),
    output: lecture,
  }),
  mark: defineCall({
    id: 'expert.slidesmark',
    path: '/api/web/v2/doctorhomepage/slidesmark',
    about:
      'Says at which second of a recording pages of the slides are first shown, in place of what was known. Pages between two of them are taken to pass evenly.',
    input: z.extend(ofSheet, {
      recording_id: id,
      marks: json(z.array(slideMark).check(z.maxLength(playbackLimits.marks))),
    }),
    output: lecture,
  }),
}

export type Lecture = z.infer<typeof lecture>
export type LectureRecording = z.infer<typeof recording>
