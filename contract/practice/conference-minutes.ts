import * as z from 'zod/mini'
import { transcribedLanguages } from '../library/videos.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, id, nothing, text } from '../wire/fields.ts'

export const minutesFailures = defineFailures({
  minutesHostOnly: [6550, '只有主持人可以生成或修改会议记录', 'only the host can make or change the minutes'],
  minutesNotAgreed: [
    6551,
    '录制时未征得转写同意，不能生成会议记录',
    'those who were recorded have not agreed to minutes',
  ],
  minutesMaking: [6552, '会议记录已生成或正在生成', 'the minutes are there, or being made'],
  minutesUnavailable: [6553, '语音识别服务未开通', 'no speech service is available'],
  minutesNotDone: [6554, '会议记录尚未生成', 'there are no minutes yet'],
  stillRecording: [6555, '录制结束后才能生成会议记录', 'minutes are made once the recording has ended'],
})

export const minutesLimits = { summary: 4000, line: 500 } as const

export const minutesStates = ['none', 'waiting', 'failed', 'done'] as const

const minutesLine = z.object({
  /** Milliseconds from the begin of the recording. */
  from_ms: z.int(),
  to_ms: z.int(),
  words: z.string(),
})

export const conferenceMinutes = z.object({
  recording_id: z.int(),
  state: z.enum(minutesStates),
  /** The caller is the host, who has them made and corrects them. */
  may_edit: bit,
  summary: z.string(),
  lines: z.array(minutesLine),
  /** Captions of the recording, and the minutes as a PDF; both open by the login of the caller. Empty until they are done. */
  captions_url: z.string(),
  pdf_url: z.string(),
})

/** Where both are served: `/conference-minutes/12.vtt`. */
export const minutesPath = '/conference-minutes/'

const ofRecording = { recording_id: id }

export const minutesCalls = {
  get: defineCall({
    id: 'videoconference.minutes',
    path: '/api/web/v3/videoconference/minutes',
    about:
      'The minutes of a recorded conference, for those who may watch the recording; each look at the text is logged.',
    access: 'member',
    input: z.object(ofRecording),
    output: conferenceMinutes,
  }),
  make: defineCall({
    id: 'videoconference.makeminutes',
    path: '/api/web/v3/videoconference/makeminutes',
    about:
      'Hands the sound of a recording to the speech service, which takes some minutes. For the host, and only where those who were recorded have agreed to it.',
    access: 'member',
    input: z.object({ ...ofRecording, language: z.enum(transcribedLanguages) }),
    output: conferenceMinutes,
  }),
  correct: defineCall({
    id: 'videoconference.correctline',
    path: '/api/web/v3/videoconference/correctline',
    about:
      'Corrects what the service has misheard: one line, counted from 0; without words it is taken out. For the host.',
    access: 'member',
    input: z.object({ ...ofRecording, line: count, words: text(minutesLimits.line) }),
    output: nothing,
  }),
  summarise: defineCall({
    id: 'videoconference.summary',
    path: '/api/web/v3/videoconference/summary',
    about: 'Saves the summary above what was said. For the host.',
    access: 'member',
    input: z.object({ ...ofRecording, summary: text(minutesLimits.summary) }),
    output: nothing,
  }),
}

export type ConferenceMinutes = z.infer<typeof conferenceMinutes>
