import * as z from 'zod/mini'
import { commentCalls } from '../community/comments.ts'
import { markState } from '../community/marks.ts'
import { amount } from '../wire/amount.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, flag, id, json, line, lines, nothing, onOff, page, paged } from '../wire/fields.ts'
import { doctorItem, productionItem } from '../wire/items.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { captionItem, captionLanguage } from '../wire/video.ts'
import { oneOf } from '../wire/one-of.ts'
import { video, videoStates } from './videos.ts'

export const workFailures = defineFailures({
  noHomepage: [5301, '请先认领医生主页，再发布作品', 'please claim your doctor’s homepage first'],
  titleMissing: [5302, '请填写标题', 'please enter a title'],
  coverMissing: [5303, '请选择封面', 'please choose a cover'],
  coverNotOwn: [5304, '封面不存在，请重新选择', 'this cover was not found, please choose again'],
  subjectMissing: [5305, '请选择学科', 'please choose a subject'],
  diseaseWrong: [5306, '所选疾病不属于该学科', 'this disease does not belong to the subject'],
  priceWrong: [5307, '价格应在 0.01 至 99999.99 元之间', 'the price must be between 0.01 and 99999.99 yuan'],
  formerPriceWrong: [5308, '原价应高于现价', 'the former price must be above the price'],
  offerEndWrong: [
    5309,
    '请填写原价，且优惠结束时间应晚于现在',
    'an offer needs a former price and an end in the future',
  ],
  videoMissing: [5310, '请上传视频', 'please upload a video'],
  videoNotOwn: [5311, '视频不存在，请重新上传', 'this video was not found, please upload it again'],
  videoUnfinished: [5312, '视频尚未上传完成', 'the video has not been uploaded completely'],
  videoFailed: [5313, '视频无法处理，请更换', 'the video cannot be processed, please replace it'],
  videoNotReady: [5314, '视频仍在处理中，暂不能通过', 'a video is still being processed'],
  lessonsMissing: [5315, '系列课程至少需要一节', 'a series needs at least one lesson'],
  lessonUntitled: [5316, '请填写每一节的标题', 'please enter a title for every lesson'],
  captionNotOwn: [5317, '字幕不存在，请重新添加', 'these captions were not found, please add them again'],
  notDeclared: [
    5318,
    '请声明您拥有版权，且患者不可识别或已同意',
    'please declare that you hold the rights and that patients are unrecognisable or consenting',
  ],
  notOpen: [5319, '该作品不在审核中', 'this work is not under review'],
  trialTooLong: [6449, '试看时长须短于视频时长', 'the trial must be shorter than the video'],
  tooManyDrafts: [5320, '未发布的作品最多 50 个，请先发布或删除', 'at most 50 works can be unpublished'],
  singleLesson: [5321, '单节课程应恰好有一节', 'a single course has exactly one lesson'],
  coverNotMasked: [
    5323,
    '封面未经查找患者信息，请退回作者重新上传',
    'the cover was not searched for patients, please send the work back to its author',
  ],
  videoNotSearched: [
    5324,
    '视频未经查找患者信息，请退回作者重新处理',
    'a video was not searched for patients, please send the work back to its author',
  ],
  videoUndecided: [
    5325,
    '视频中可能有患者信息，作者尚未核对',
    'a video may tell of a patient, and its author has not decided',
  ],
  authorsOwn: [5322, '作者的作品由作者本人修改', 'a work of an author is changed by its author'],
})

export const workLimits = {
  title: 60,
  intro: 2000,
  chapter: 30,
  lessonTitle: 60,
  lessons: 100,
  priceFen: 9_999_999,
  trialSeconds: 3600,
  captions: 8,
  reason: 200,
  unpublished: 50,
} as const

/** The latest version of a work: not sent, waiting for an operator, passed, refused. */
export const reviewStatuses = { draft: 0, open: 1, passed: 2, refused: 3 } as const

const courseType = z.codec(z.enum(['1', '2']), z.literal([1, 2]), {
  decode: (text) => (text === '1' ? 1 : 2),
  encode: (type) => (type === 1 ? '1' : '2'),
})

/** `YYYY-MM-DD HH:mm` in Shanghai, or empty. */
const time = z.string().check(
  z.trim(),
  z.regex(/^(\d{4}-\d\d-\d\d \d\d:\d\d)?$/),
  z.refine<string>((text) => text === '' || !Number.isNaN(Date.parse(`${text}Z`))),
)

const number = z.int().check(z.nonnegative(), z.maximum(10 ** 15 - 1))

/** A lesson of a series. One that has been published before may leave `video_id` 0, and plays its former video. */
export const lesson = z.object({
  /** 0 for a new one. */
  lesson_id: z._default(number, 0),
  chapter: z._default(line(workLimits.chapter), ''),
  title: line(workLimits.lessonTitle),
  video_id: z._default(number, 0),
  is_trial: z._default(bit, 0),
})

/** `file_id` is that of a file from `doctor.productioncaption`. */
const caption = z.object({ language: captionLanguage, file_id: number })

const fields = {
  title: line(workLimits.title),
  intro: lines(workLimits.intro),
  cover: line(300),
  course_type: courseType,
  is_free: flag,
  price: amount,
  scribing_price: amount,
  college_id: id,
  disease_id: id,
  offer_end_time: time,
  trial_seconds: count.check(z.maximum(workLimits.trialSeconds)),
  captions: json(z.array(caption).check(z.maxLength(workLimits.captions))),
  video_id: id,
  lessons: json(z.array(lesson).check(z.maxLength(workLimits.lessons))),
}

/** What may be left out. */
const work = z.object({
  ...fields,
  intro: z._default(fields.intro, ''),
  price: z._default(fields.price, ''),
  scribing_price: z._default(fields.scribing_price, ''),
  disease_id: z._default(fields.disease_id, 0),
  offer_end_time: z._default(fields.offer_end_time, ''),
  trial_seconds: z._default(fields.trial_seconds, 0),
  captions: z._default(fields.captions, []),
  video_id: z._default(fields.video_id, 0),
  lessons: z._default(fields.lessons, []),
  declared: z._default(flag, false),
})

const draft = z.extend(work, {
  title: z._default(fields.title, ''),
  cover: z._default(fields.cover, ''),
  course_type: z._default(fields.course_type, 1),
  is_free: z._default(fields.is_free, true),
  college_id: z._default(fields.college_id, 0),
})

/** The content of a work as its author edits it. */
export const workContent = z.object({
  title: z.string(),
  intro: z.string(),
  cover: z.string(),
  course_type: z.literal([1, 2]),
  is_free: bit,
  price: z.string(),
  scribing_price: z.string(),
  college_id: z.int(),
  disease_id: z.int(),
  offer_end_time: z.string(),
  trial_seconds: z.int(),
  captions: z.array(z.object({ language: z.string(), file_id: z.int() })),
  video_id: z.int(),
  lessons: z.array(
    z.object({
      lesson_id: z.int(),
      chapter: z.string(),
      title: z.string(),
      video_id: z.int(),
      is_trial: bit,
    }),
  ),
})

const outcome = { production_id: z.int(), review_status: oneOf(reviewStatuses) }

/** A work as its author finds it in the list of their own. */
export const ownWork = z.extend(productionItem, {
  review_status: oneOf(reviewStatuses),
  /** Why it was refused. */
  review_reason: z.string(),
  /** Whether it can be watched; a change to it may be under review meanwhile. */
  is_published: bit,
  update_time: z.string(),
})

/** A version of a work as operators review it. */
export const workRevision = z.extend(workContent, {
  revision_id: z.int(),
  ...outcome,
  review_reason: z.string(),
  is_published: bit,
  doctor: doctorItem,
  /** What each video plays, for the reviewer alone. */
  videos: z.array(
    z.object({
      video_id: z.int(),
      state: z.enum(videoStates),
      seconds: z.int(),
      address: z.string(),
      captions: z.array(captionItem),
      patients: video.shape.patients,
    }),
  ),
  create_time: z.string(),
  reviewed_time: z.string(),
})

const ofWork = z.object({ production_id: id })

/** What doctors do with their own works. */
export const authoringCalls = {
  add: defineCall({
    id: 'doctor.productionadd',
    path: '/api/web/v2/doctorhomepage/productionadd',
    about:
      'Sends a new work of the caller to review: a video (`course_type` 1, `video_id`) or a series (2, `lessons`). `scribing_price` is the crossed-out price, `offer_end_time` the end of the offer, `trial_seconds` what may be watched before paying; `declared` 1 says that the caller holds the rights and that patients are unrecognisable or consenting.',
    access: 'member',
    input: work,
    output: z.object(outcome),
  }),
  edit: defineCall({
    id: 'doctor.productionedit',
    path: '/api/web/v2/doctorhomepage/productionedit',
    about:
      'Sends a change of an own work to review, in the place of one that waits. What is published stays until the change has passed.',
    access: 'member',
    input: z.extend(work, { production_id: id }),
    output: z.object(outcome),
  }),
  save: defineCall({
    id: 'doctor.productiondraft',
    path: '/api/web/v2/doctorhomepage/productiondraft',
    about: 'Saves a draft of an own work, complete or not; without `production_id` of a new one.',
    access: 'member',
    input: z.extend(draft, { production_id: z._default(id, 0) }),
    output: z.object(outcome),
  }),
  uploadCaption: defineCall({
    id: 'doctor.productioncaption',
    path: '/api/web/v2/doctorhomepage/productioncaption',
    about:
      'Stores captions in vtt or srt, 1 MB at most, for `captions` of a work: they come before those of its videos.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  uploadCover: defineCall({
    id: 'doctor.productioncover',
    path: '/api/web/v2/doctorhomepage/productioncover',
    about:
      'Takes a picture for the cover of a work and looks for what tells of a patient. `masking.get` gives the address that can be handed in: at once where nothing is found, else when the masks are confirmed by `masking.confirm`.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  editDetail: defineCall({
    id: 'doctor.productioneditdetail',
    path: '/api/web/v2/doctorhomepage/productioneditdetail',
    about: 'The latest version of an own work, to be edited.',
    access: 'member',
    input: ofWork,
    output: z.extend(workContent, { ...outcome, review_reason: z.string(), is_published: bit }),
  }),
  delete: defineCall({
    id: 'doctor.productiondelete',
    path: '/api/web/v2/doctorhomepage/productiondelete',
    about: 'Deletes an own work. A published one leaves every list; those who bought it still watch it.',
    access: 'member',
    input: ofWork,
    output: nothing,
  }),
  own: defineCall({
    id: 'doctor.productionown',
    path: '/api/web/v2/doctorhomepage/productionown',
    about: 'The works of the caller in every state, 20 a page, most recently changed first.',
    access: 'member',
    input: z.object({ page }),
    output: paged(ownWork),
  }),
}

/** What readers do with works; the same as the calls for items of any kind, under the names that works have. */
export const workMarkCalls = {
  praise: defineCall({
    id: 'doctor.productiongivepraise',
    path: '/api/web/v2/doctorhomepage/productiongivepraise',
    about: 'Likes a work (`type` 1), once per person, or undoes that (2).',
    access: 'member',
    input: z.extend(ofWork, { type: z._default(onOff, true) }),
    output: markState,
  }),
  collect: defineCall({
    id: 'doctor.productionCollect',
    path: '/api/web/v2/doctorhomepage/productioncollect',
    about: 'Adds a work to the favorites (`type` 1), once, or removes it (2).',
    access: 'member',
    input: z.extend(ofWork, { type: z._default(onOff, true) }),
    output: markState,
  }),
  collected: defineCall({
    id: 'doctor.productionCollectlist',
    path: '/api/web/v2/doctorhomepage/productioncollectlist',
    about: 'The caller’s favorite works, 20 a page, most recently added first.',
    access: 'member',
    input: z.object({ page }),
    output: paged(productionItem),
  }),
  comments: defineCall({
    id: 'doctor.productioncomments',
    path: '/api/web/v2/doctorhomepage/productioncomments',
    about: 'The comments below a work, newest first, 20 a page.',
    input: z.extend(ofWork, { page }),
    output: commentCalls.get.output,
  }),
}

export type WorkInput = z.infer<typeof work>
export type WorkContent = z.infer<typeof workContent>
export type Lesson = WorkContent['lessons'][number]
export type OwnWork = z.infer<typeof ownWork>
export type WorkRevision = z.infer<typeof workRevision>
