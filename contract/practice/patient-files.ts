import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, largeCount, words } from '../wire/fields.ts'

const MB = 1024 * 1024

export const patientFileLimits = {
  /** What one request carries, except the last one of a file. */
  partBytes: 2 * MB,
  fileName: 120,
  /** Uploads of one member that are not complete; a further one discards the oldest. */
  unfinished: 20,
  /** What one member may begin to upload in 24 hours. */
  dayBytes: 2048 * MB,
} as const

export const patientFileFailures = defineFailures({
  uploadMissing: [
    404,
    '该上传不存在，请重新选择文件',
    'there is no such upload, please choose the file again',
  ],
  alreadyUploaded: [5751, '该文件已上传完成', 'this file has been uploaded already'],
  offsetWrong: [5752, '上传位置不一致，请继续上传', 'the upload continues at another position'],
  partSizeWrong: [5753, '每次须发送 2 MB', 'a part has to have 2 MB'],
  dayQuotaUsed: [
    5754,
    '24 小时内最多上传 2 GB 病历附件，请稍后再试',
    'at most 2 GB can be uploaded within 24 hours, please try again later',
  ],
})

/** A file about a patient; `file_id`, `url` and `mime` are empty until all of it has arrived. */
export const patientFile = z.object({
  upload_id: z.int(),
  name: z.string(),
  bytes: z.int(),
  /** How many bytes have arrived. */
  received: z.int(),
  file_id: z.int(),
  url: z.string(),
  mime: z.string(),
})

export const patientFileCalls = {
  create: defineCall({
    id: 'outpatient.fileCreate',
    path: '/MedicalCollege/outpatient/fileCreate',
    about:
      'Begins the upload of a picture (10 MB), a PDF (50 MB) or a DICOM file (100 MB) about a patient, or finds the unfinished one of the same file (name, size and `modified_at` in milliseconds). Its bytes follow by `outpatient.fileAppend`, from `received` on.',
    access: 'member',
    input: z.object({
      file_name: words(patientFileLimits.fileName),
      bytes: largeCount,
      modified_at: z._default(largeCount, 0),
    }),
    output: patientFile,
  }),
  append: defineCall({
    id: 'outpatient.fileAppend',
    path: '/MedicalCollege/outpatient/fileAppend',
    about:
      'The next part of a file, 2 MB or the rest of it; the fields are in the address. `offset` must be what has been received, which a refusal says. A part that breaks off has to be sent again. The last one stores the file encrypted.',
    access: 'member',
    bytes: true,
    input: z.object({ upload_id: id, offset: largeCount }),
    output: patientFile,
  }),
}

export type PatientFile = z.infer<typeof patientFile>
