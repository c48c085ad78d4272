import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { box, finding, maskingLimits, maskingStates } from '../community/masking.ts'
import { bit, count, id, json, largeCount, nothing, words } from '../wire/fields.ts'
import { oneOf } from '../wire/one-of.ts'
import { ofSheet } from './expert-sheets.ts'

const MB = 1024 * 1024

export const slideLimits = {
  bytes: 300 * MB,
  /** What one request carries at most. */
  partBytes: 8 * MB,
  versions: 20,
  fileName: 120,
} as const

export const slideFailures = defineFailures({
  typeWrong: [5941, '仅支持 pdf、ppt、pptx 课件', 'slides must be pdf, ppt or pptx'],
  tooLarge: [5942, '课件不能超过 300 MB', 'slides may have at most 300 MB'],
  fileEmpty: [5943, '课件文件为空', 'the file is empty'],
  tooMany: [5944, '最多保留 20 个版本，请先删除', 'at most 20 versions are kept, please delete some'],
  offsetWrong: [5945, '上传位置不一致，请继续上传', 'the upload continues at another position'],
  partTooLarge: [5946, '每次最多发送 8 MB', 'at most 8 MB can be sent at a time'],
  slidesMissing: [5947, '该课件不存在', 'there are no such slides'],
  notUploaded: [5948, '课件尚未上传完成', 'the slides have not been uploaded completely'],
  isShown: [5949, '讲课将使用此课件，请先选择其他版本', 'these slides are shown, please choose others first'],
  alreadyUploaded: [5950, '该课件已上传完成', 'these slides have been uploaded already'],
  notSearched: [5951, '该页尚未查找患者信息，请稍候', 'this page has not been searched yet, please wait'],
})

/** In pixels of a picture of the page whose longer side has 1600. */
const slidePage = z.object({
  page: z.int(),
  width: z.int(),
  height: z.int(),
  /** What tells of a patient, and faces. */
  found: z.array(finding),
  /** What the lecturer has masked. */
  boxes: z.array(box),
  is_decided: bit,
})

export const lectureSlides = z.object({
  slides_id: z.int(),
  file_name: z.string(),
  bytes: z.int(),
  /** How many bytes have arrived. */
  received: z.int(),
  /** Counts the versions of a sheet from 1. */
  version: z.int(),
  is_uploaded: bit,
  /** Whether the lecture shows this version. */
  is_shown: bit,
  /** Whether the pages can be shown in the browser. */
  is_pdf: bit,
  /** SHA-256, empty until all of it has arrived. */
  sha256: z.string(),
  upload_time: z.string(),
  /** Whether patients were looked for; only on a PDF. */
  search_state: oneOf(maskingStates),
  /** Every page, once it was searched. */
  pages: z.array(slidePage),
  /** Expires; empty until all of it has arrived. */
  file_url: z.string(),
})

const slidesList = z.object({
  slides: z.array(lectureSlides),
  /** Whether the lecture is held now, so that it is noted when a page is turned. */
  is_held_now: bit,
})
const ofSlides = z.extend(ofSheet, { slides_id: id })

export const slideCalls = {
  list: defineCall({
    id: 'expert.slides',
    path: '/api/web/v2/doctorhomepage/slides',
    about: 'The slides of a sheet, latest version first.',
    input: ofSheet,
    output: slidesList,
  }),
  create: defineCall({
    id: 'expert.slidescreate',
    path: '/api/web/v2/doctorhomepage/slidescreate',
    about:
      'Begins the upload of slides, or finds an unfinished one of the same file (name, size and `modified_at` in milliseconds). Its bytes follow by `expert.slidesappend`, from `received` on.',
    input: z.extend(ofSheet, {
      file_name: words(slideLimits.fileName),
      bytes: largeCount,
      modified_at: z._default(largeCount, 0),
    }),
    output: lectureSlides,
  }),
  append: defineCall({
    id: 'expert.slidesappend',
    path: '/api/web/v2/doctorhomepage/slidesappend',
    about:
      'The next bytes of slides, 8 MB at most; the fields are in the address. `offset` must be what has been received, which a refusal says. The first complete version is shown.',
    bytes: true,
    input: z.extend(ofSlides, { offset: largeCount }),
    output: lectureSlides,
  }),
  show: defineCall({
    id: 'expert.slidesshow',
    path: '/api/web/v2/doctorhomepage/slidesshow',
    about: 'Chooses the version that the lecture shows.',
    input: ofSlides,
    output: slidesList,
  }),
  turn: defineCall({
    id: 'expert.slidesturn',
    path: '/api/web/v2/doctorhomepage/slidesturn',
    about:
      'Says which page the lecturer shows now. It is noted while the lecture is held, so that what is written on the page is found at its second of the recording.',
    input: z.extend(ofSlides, { page: count }),
    output: nothing,
  }),
  mask: defineCall({
    id: 'expert.slidesmask',
    path: '/api/web/v2/doctorhomepage/slidesmask',
    about:
      'Decides what is masked on a page, whatever was found there; `boxes` is JSON. Masks are drawn over the page wherever it is shown here, and its words are not searchable. Without masks they are.',
    input: z.extend(ofSlides, {
      page: count,
      boxes: json(z.array(box).check(z.maxLength(maskingLimits.boxes))),
    }),
    output: slidesList,
  }),
  remove: defineCall({
    id: 'expert.slidesremove',
    path: '/api/web/v2/doctorhomepage/slidesremove',
    about: 'Deletes a version that is not shown, or cancels its upload.',
    input: ofSlides,
    output: slidesList,
  }),
}

export type SlidePage = z.infer<typeof slidePage>
export type LectureSlides = z.infer<typeof lectureSlides>
