import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, json, largeCount, line, nothing, page, paged, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { patientSigns } from '../wire/patient-signs.ts'
import { defineTopic } from '../wire/topic.ts'
import { captionItem, captionLanguage, pictureClarities } from '../wire/video.ts'

const GB = 1024 ** 3

export const videoLimits = {
  bytes: 2 * GB,
  /** What one member may begin to upload in 24 hours. */
  dayBytes: 20 * GB,
  /** What one request carries at most. */
  partBytes: 16 * 1024 * 1024,
  /** Uploads of one member that are not complete. */
  unfinished: 10,
  hours: 6,
  captionBytes: 1024 * 1024,
  captionLanguages: 8,
  fileName: 120,
  /** Places that tell of a patient. */
  places: 300,
}

export const videoFailures = defineFailures({
  notVideo: [
    4221,
    '仅支持 mp4、mov、webm、mkv 视频，请检查文件内容',
    'only mp4, mov, webm and mkv videos are allowed; please check the file',
  ],
  tooLarge: [4222, '视频不能超过 2 GB', 'a video may have at most 2 GB'],
  fileEmpty: [4223, '视频文件为空', 'the video file is empty'],
  quotaUsed: [
    4224,
    '24 小时内最多上传 20 GB 视频，请稍后再试',
    'at most 20 GB of video can be uploaded within 24 hours, please try again later',
  ],
  tooManyUnfinished: [
    4225,
    '最多同时有 10 个未完成的上传，请先完成或取消',
    'at most 10 uploads can be unfinished, please finish or cancel some',
  ],
  notUploading: [4226, '该视频已上传完成', 'this video has been uploaded already'],
  offsetWrong: [4227, '上传位置不一致，请继续上传', 'the upload continues at another position'],
  partTooLarge: [4234, '每次最多发送 16 MB', 'at most 16 MB can be sent at a time'],
  isUsed: [4228, '该视频正在被作品使用，无法删除', 'this video is used by a work and cannot be deleted'],
  isForPlatform: [5170, '平台内容的视频不能删除', 'a video of the platform’s content cannot be deleted'],
  notMaskable: [
    4235,
    '该视频没有可遮盖之处，或仍在处理中',
    'there is nothing to be masked in this video, or it is still being processed',
  ],
  isPublished: [
    4236,
    '已发布作品正在播放该视频，请上传遮盖后的新视频',
    'a published work plays this video; please upload a masked one',
  ],
  notFailed: [4229, '该视频无需重新处理', 'this video does not have to be processed again'],
  coverNotOwn: [4230, '封面不存在，请重新选择', 'this cover was not found, please choose again'],
  captionUnreadable: [
    4231,
    '字幕无法识别，请上传 vtt 或 srt 文件',
    'the captions cannot be read, please upload a vtt or srt file',
  ],
  captionTooLarge: [4232, '字幕不能超过 1 MB', 'captions may have at most 1 MB'],
  captionsFull: [4233, '最多添加 8 种语言的字幕', 'captions in at most 8 languages can be added'],
  noSpeechService: [
    5188,
    '尚未开通语音识别，请上传字幕文件或逐句输入',
    'speech recognition is not set up here; please upload captions or type them',
  ],
  cannotTranscribeNow: [
    5189,
    '视频上传完成后才能识别，且一次只能识别一种语言，请稍候',
    'a video is transcribed once it has been uploaded, one language at a time; please wait',
  ],
  captionsKnown: [
    5190,
    '该语言已有校对过的字幕，请先删除再识别',
    'there are checked captions in this language; please delete them first',
  ],
})

/**
 * What a video is for: a work of its owner; a recording that operators enter, played by those who may watch it; a public
 * page that operators write.
 */
export const videoUses = ['work', 'recording', 'page'] as const

/** What has become of a video. One that is ready or has failed stays so. */
export const videoStates = ['uploading', 'uploaded', 'processing', 'ready', 'failed'] as const

/**
 * Why a video has failed; empty where nothing is wrong. `no_ffmpeg` is of a ready one: the server cannot process videos,
 * so that its original is played.
 */
export const videoReasons = [
  '',
  'unreadable',
  'no_picture',
  'too_long',
  'picture_too_large',
  'took_too_long',
  'fault',
  'no_ffmpeg',
] as const

/** The languages that a speech service is asked for, and what their captions are called. */
export const captionLabels = { zh: '中文', en: 'English' }
export const transcribedLanguages = ['zh', 'en'] as const

/** Waiting for the speech service, or given up. Once it is done there are captions instead. */
export const transcriptionStates = ['waiting', 'failed'] as const

/**
 * Why no captions were made: the service refused, the sound cannot be read, nobody speaks, it took longer than half a
 * day, or a fault of ours. Empty while it waits.
 */
export const transcriptionReasons = ['', 'refused', 'unreadable', 'silent', 'late', 'fault'] as const

/** `unsearched`: the machine could not look, so that people alone do. */
export const patientStates = { found: 1, unsearched: 2 } as const

/** What tells of a patient, from one second to another. The box is in shares of the picture. */
const patientPlace = z.object({
  kind: z.enum(patientSigns),
  from: z.number(),
  to: z.number(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  is_masked: z.boolean(),
})

export const video = z.object({
  video_id: z.int(),
  file_name: z.string(),
  bytes: z.int(),
  /** How many bytes have arrived. */
  received: z.int(),
  state: z.enum(videoStates),
  reason: z.enum(videoReasons),
  /** Percent of the processing. */
  progress: z.int(),
  /** 0 where unknown, as are width and height. */
  seconds: z.int(),
  width: z.int(),
  height: z.int(),
  /** Where the video is played by its owner, for some hours; empty while there is nothing to play. */
  address: z.string(),
  clarities: z.array(z.enum(pictureClarities)),
  /** WebVTT with a picture for every few seconds; empty if there is none. */
  preview: z.string(),
  /** Frames of the video to choose the cover from. */
  covers: z.array(z.string()),
  cover: z.string(),
  captions: z.array(captionItem),
  create_time: z.string(),
  /** The captions that a speech service makes; absent where none are made. */
  transcription: z.optional(z.object({ language: z.string(), state: z.enum(transcriptionStates) })),
  /** What was found on its frames; absent until it is processed, and of what was processed before frames were searched. */
  patients: z.optional(
    z.object({
      state: oneOf(patientStates),
      places: z.array(patientPlace),
      /** Whether its owner has decided what is masked. */
      is_decided: bit,
    }),
  ),
  /** What forms of operators keep of a video that is not for a work: the stream for players, and a file for any browser. */
  stored: z.optional(z.object({ stream: z.string(), file: z.string() })),
})

/** For a work where nothing is said. */
const use = z.optional(z.enum(videoUses))

const ofVideo = z.object({ video_id: id })

export const videoCalls = {
  create: defineCall({
    id: 'video.create',
    path: '/api/web/v2/video/create',
    about:
      'Begins the upload of a video, or finds an unfinished one of the same file (name, size and `modified_at` in milliseconds). Its bytes follow by `video.append`, from `received` on.',
    access: 'member',
    input: z.object({
      file_name: words(videoLimits.fileName),
      bytes: largeCount,
      modified_at: z._default(largeCount, 0),
      /** Only operators who edit content or meetings upload for anything but a work. */
      use,
    }),
    output: video,
  }),
  append: defineCall({
    id: 'video.append',
    path: '/api/web/v2/video/append',
    about:
      'The next bytes of a video, 16 MB at most; the fields are in the address. `offset` must be what has been received, which a refusal says. A cut connection keeps what has arrived.',
    access: 'member',
    bytes: true,
    input: z.object({ video_id: id, offset: largeCount }),
    output: video,
  }),
  list: defineCall({
    id: 'video.list',
    path: '/api/web/v2/video/list',
    about: 'The videos of the caller for one use, latest first, 20 a page.',
    access: 'member',
    input: z.object({ page, use }),
    output: paged(video),
  }),
  detail: defineCall({
    id: 'video.detail',
    path: '/api/web/v2/video/detail',
    about: 'One video of the caller.',
    access: 'member',
    input: ofVideo,
    output: video,
  }),
  delete: defineCall({
    id: 'video.delete',
    path: '/api/web/v2/video/delete',
    about:
      'Deletes a video of the caller, or cancels its upload. Not while a work uses it, and not what operators have uploaded for the platform.',
    access: 'member',
    input: ofVideo,
    output: nothing,
  }),
  process: defineCall({
    id: 'video.process',
    path: '/api/web/v2/video/process',
    about:
      'Processes a failed video again, or one that was stored by a server that could not process videos.',
    access: 'member',
    input: ofVideo,
    output: video,
  }),
  mask: defineCall({
    id: 'video.mask',
    path: '/api/web/v2/video/mask',
    about:
      'Decides which of the found places of a video are masked: `masks` are their positions in the list, as JSON. The video is then processed again with black boxes there. Not while a published work plays it.',
    access: 'member',
    input: z.extend(ofVideo, {
      masks: json(z.array(z.int().check(z.gte(0))).check(z.maxLength(videoLimits.places))),
    }),
    output: video,
  }),
  setCover: defineCall({
    id: 'video.setcover',
    path: '/api/web/v2/video/setcover',
    about: 'Chooses the cover: one of `covers`, or a picture that the caller has uploaded.',
    access: 'member',
    input: z.object({ video_id: id, cover: words(300) }),
    output: video,
  }),
  setCaption: defineCall({
    id: 'video.setcaption',
    path: '/api/web/v2/video/setcaption',
    about: 'Adds or replaces the captions of one language; srt is converted to vtt.',
    access: 'member',
    upload: true,
    input: z.object({ video_id: id, language: captionLanguage, label: line(30) }),
    output: video,
  }),
  deleteCaption: defineCall({
    id: 'video.deletecaption',
    path: '/api/web/v2/video/deletecaption',
    about: 'Removes the captions of one language.',
    access: 'member',
    input: z.object({ video_id: id, language: captionLanguage }),
    output: video,
  }),
  transcribe: defineCall({
    id: 'video.transcribe',
    path: '/api/web/v2/video/transcribe',
    about:
      'Has a speech service make captions in one language. They are marked as made by a machine until `video.setcaption` saves them as checked, and never replace checked ones.',
    access: 'member',
    input: z.object({ video_id: id, language: z.enum(transcribedLanguages) }),
    output: video,
  }),
}

export const videoTopics = {
  changed: defineTopic(
    'video',
    'How far the processing of a video of this member has come; the rest is in `video.detail`.',
    z.object({
      video_id: z.int(),
      state: z.enum(videoStates),
      reason: z.enum(videoReasons),
      progress: z.int(),
    }),
  ),
}

export type PatientPlace = z.infer<typeof patientPlace>
export type Video = z.infer<typeof video>
export type VideoUse = (typeof videoUses)[number]
export type TranscribedLanguage = (typeof transcribedLanguages)[number]
export type TranscriptionReason = (typeof transcriptionReasons)[number]
export type VideoState = (typeof videoStates)[number]
export type VideoReason = (typeof videoReasons)[number]
