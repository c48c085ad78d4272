import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id } from '../wire/fields.ts'
import { captionLanguage } from '../wire/video.ts'
import { talks } from './transcripts.ts'
import { transcribedLanguages, transcriptionReasons, transcriptionStates } from './videos.ts'

export const talkCaptionFailures = defineFailures({
  soundElsewhere: [
    5208,
    '该视频不是可以直接读取的文件，无法识别；请上传字幕文件或逐句输入',
    'the sound of this video cannot be loaded; please upload captions or type them',
  ],
  transcribing: [5209, '正在识别，请稍候', 'it is being transcribed, please wait'],
})

export const talkCaptions = z.object({
  talk: z.enum(talks),
  talk_id: z.int(),
  title: contentText,
  /** The meeting or course that it belongs to. */
  item_title: contentText,
  /** Where it is played by an operator, for some hours. */
  address: z.string(),
  captions: z.array(
    z.object({
      language: z.string(),
      label: z.string(),
      is_machine: z.boolean(),
      /** Another one after each change. */
      revision: z.string(),
    }),
  ),
  /** What the speech service does; absent where it does nothing. */
  transcription: z.optional(
    z.object({
      language: z.string(),
      state: z.enum(transcriptionStates),
      reason: z.enum(transcriptionReasons),
      /** Whether the service has its sound. */
      is_handed_in: z.boolean(),
      began_time: z.string(),
    }),
  ),
})

const captionLine = z.object({ from_ms: z.int(), to_ms: z.int(), words: z.string() })

const ofTalk = { talk: z.enum(talks), talk_id: id }
const inLanguage = z.object({ ...ofTalk, language: captionLanguage })

/** Who edits meetings works on recordings, who edits content on lessons and surgical videos. */
const common = { access: 'operator', right: 'console.open' } as const

export const talkCaptionCalls = {
  get: defineCall({
    id: 'console.talkCaptions',
    path: '/api/console/captions/get',
    about: 'The captions of a recording, a lesson or a surgical video, and what the speech service does.',
    ...common,
    input: z.object(ofTalk),
    output: talkCaptions,
  }),
  lines: defineCall({
    id: 'console.captionLines',
    path: '/api/console/captions/lines',
    about: 'The captions of one language, line by line, to be changed; empty where there are none.',
    ...common,
    input: inLanguage,
    output: z.object({ lines: z.array(captionLine) }),
  }),
  save: defineCall({
    id: 'console.saveCaptions',
    path: '/api/console/captions/save',
    about: 'Saves a file in vtt or srt as the checked captions of one language.',
    ...common,
    changes: true,
    upload: true,
    input: inLanguage,
    output: talkCaptions,
  }),
  remove: defineCall({
    id: 'console.removeCaptions',
    path: '/api/console/captions/remove',
    about: 'Removes the captions of one language.',
    ...common,
    changes: true,
    input: inLanguage,
    output: talkCaptions,
  }),
  transcribe: defineCall({
    id: 'console.transcribeTalk',
    path: '/api/console/captions/transcribe',
    about:
      'Has a speech service make captions in one language, or try again. They are marked as made by a machine until they are saved, and never replace checked ones.',
    ...common,
    changes: true,
    input: z.object({ ...ofTalk, language: z.enum(transcribedLanguages) }),
    output: talkCaptions,
  }),
}

export type TalkCaptions = z.infer<typeof talkCaptions>
export type CaptionLine = z.infer<typeof captionLine>
