import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { defineFailures } from './failure.ts'
import { bit, flag, id, json, nothing, text, words } from './fields.ts'

/** The form field that carries the file of every upload call. */
export const uploadField = 'file'

export const uploadLimits = {
  pictureBytes: 10 * 1024 * 1024,
  documentBytes: 50 * 1024 * 1024,
  picturePixels: 50_000_000,
}

export const uploadFailures = defineFailures({
  typeNotAllowed: [
    4201,
    '仅支持 jpg、png、webp 图片，以及 pdf、Word、Excel、PowerPoint 文件',
    'only jpg, png and webp pictures and pdf, Word, Excel and PowerPoint files are allowed',
  ],
  pictureExpected: [4202, '仅支持 jpg、png、webp 图片', 'only jpg, png and webp pictures are allowed'],
  pictureTooLarge: [4203, '图片不能超过 10 MB', 'a picture may have at most 10 MB'],
  documentTooLarge: [4204, '文件不能超过 50 MB', 'a file may have at most 50 MB'],
  fileEmpty: [4205, '文件内容为空', 'the file is empty'],
  pictureUnreadable: [4206, '图片无法读取', 'the picture cannot be read'],
  pictureTooManyPixels: [4207, '图片不能超过 5000 万像素', 'a picture may have at most 50 million pixels'],
  oneFileOnly: [4208, '每次只能上传一个文件', 'only one file can be uploaded at a time'],
})

export const publicityFailures = defineFailures({
  alreadyOpen: [4209, '您已有申请正在审核', 'you already have an application under review'],
  fileNotOwn: [4210, '附件不存在，请重新上传', 'an attached file was not found, please upload it again'],
})

export const uploadedFile = z.object({ url: z.string(), id: z.int() })

/** Asked for by every client of ours; other types are native builds of their own. */
export const webVersionType = 1

const versionType = z.codec(z.string().check(z.regex(/^\d{1,4}$/)), z.int(), {
  decode: Number,
  encode: String,
})

export const appInfo = z.object({
  /** '1' while an app store reviews the app. */
  if_review_time: z.string(),
  version_type: z.int(),
  version: z.string(),
  notes: z.string(),
})

/** What holds until the server has said otherwise. */
export const standardAppInfo = { if_review_time: '1', version_type: webVersionType, version: '', notes: '' }

export const serviceConfig = z.object({
  /** Empty: there is no hotline to show. */
  hotline: z.string(),
  hotline_hours: z.string(),
  share_title: z.string(),
  share_desc: z.string(),
  share_logo: z.string(),
  /** Empty: the app is not published there. */
  app_download_ios: z.string(),
  app_download_android: z.string(),
  /** Of the addresses that open the app, such as `xinglin` of `xinglin://`. */
  app_scheme: z.string(),
})

export const answeredKinds = ['questionnaire', 'exam'] as const

export const publicityLimits = {
  name: 10,
  hospital: 50,
  department: 30,
  title: 30,
  topic: 60,
  description: 500,
  files: 3,
} as const

export const publicityStates = { open: 0, accepted: 1, declined: 2 } as const

export const publicityApplication = z.object({
  id: z.int(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  hospital: z.string(),
  department: z.string(),
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  files: z.array(z.object({ url: z.string(), name: z.string() })),
  state: z.int(),
  created_at: z.string(),
})

/** No control characters: among them is the one that the database cannot keep. */
const line = (max: number) => words(max).check(z.regex(/^\P{Cc}*$/u))

/** A multipart body writes a line end as two characters, which must not count twice. */
const lines = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.regex(/^[^\0]*$/),
  )

export const commonCalls = {
  upload: defineCall({
    id: 'common.upload',
    path: '/api/web/v2/common/upload',
    about:
      'Keeps a picture (10 MB) or a document (50 MB); a private one is shown to its owner and operators only.',
    access: 'member',
    upload: true,
    input: z.object({ private: z.optional(flag) }),
    output: uploadedFile,
  }),
  serviceConfig: defineCall({
    id: 'common.serviceConfig',
    path: '/api/web/v2/common/serviceconfig',
    about: 'Switches and texts for the client: hotline, share texts, where the app is and how it is opened.',
    input: nothing,
    output: serviceConfig,
  }),
  appVersion: defineCall({
    id: 'common.appVersion',
    path: '/api/web/v2/common/appversion',
    about: 'The current version of an app; `version_type` 1.',
    input: z.object({ version_type: versionType }),
    output: appInfo,
  }),
  answerStatus: defineCall({
    id: 'common.answerStatus',
    path: '/api/web/v2/common/answerstatus',
    about: 'Whether the caller has answered a questionnaire or an exam, and when.',
    access: 'member',
    input: z.object({ item_type: z.enum(answeredKinds), item_id: id }),
    output: z.object({ answered: bit, answered_at: z.string() }),
  }),
}

export const publicityCalls = {
  apply: defineCall({
    id: 'publicity.apply',
    path: '/api/web/v2/publicity/apply',
    about:
      'Applies for science creation; one open application a user. `files` is a JSON list of own uploads. Without `phone` the number of the account counts.',
    access: 'member',
    input: z.object({
      name: line(publicityLimits.name),
      phone: z._default(text(15), ''),
      hospital: line(publicityLimits.hospital),
      department: line(publicityLimits.department),
      title: line(publicityLimits.title),
      topic: line(publicityLimits.topic),
      description: lines(publicityLimits.description),
      files: z._default(json(z.array(line(200)).check(z.maxLength(publicityLimits.files))), []),
    }),
    output: publicityApplication,
  }),
  detail: defineCall({
    id: 'publicity.detail',
    path: '/api/web/v2/publicity/detail',
    about: 'The latest application of the caller, and what the profile says for the next one.',
    access: 'member',
    input: nothing,
    output: z.object({
      application: z.nullable(publicityApplication),
      profile: z.object({
        name: z.string(),
        /** Masked. */
        phone: z.string(),
        hospital: z.string(),
        department: z.string(),
        title: z.string(),
      }),
    }),
  }),
}

export const messageCalls = {
  detail: defineCall({
    id: 'message.detail',
    path: '/api/web/v2/message/detail',
    about: 'One message as rich text, cleaned of everything that could run or dress up.',
    input: z.object({ id }),
    output: z.object({ id: z.int(), title: z.string(), body: z.string(), created_at: z.string() }),
  }),
}

export type UploadedFile = z.infer<typeof uploadedFile>
export type ServiceConfig = z.infer<typeof serviceConfig>
export type PublicityApplication = z.infer<typeof publicityApplication>
