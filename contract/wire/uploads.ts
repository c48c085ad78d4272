import * as z from 'zod/mini'
import { defineFailures } from './failure.ts'

/** The form field that carries the file of every upload call. */
export const uploadField = 'file'

export const dicomMime = 'application/dicom'

export const uploadLimits = {
  pictureBytes: 10 * 1024 * 1024,
  documentBytes: 50 * 1024 * 1024,
  /** A minute of speech at the highest rate that browsers record. */
  voiceBytes: 2 * 1024 * 1024,
  dicomBytes: 100 * 1024 * 1024,
  picturePixels: 50_000_000,
  /** What one member may upload in 24 hours. */
  dayBytes: 500 * 1024 * 1024,
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
  medicalTypeExpected: [
    4213,
    '仅支持 jpg、png、webp 图片、pdf 与 DICOM 文件',
    'only jpg, png and webp pictures, pdf and DICOM files are allowed',
  ],
  dicomTooLarge: [4214, 'DICOM 文件不能超过 100 MB', 'a DICOM file may have at most 100 MB'],
  dicomUnreadable: [
    4215,
    'DICOM 文件无法读取，无法去除患者信息',
    'the DICOM file cannot be read, so that the patient cannot be removed from it',
  ],
  quotaUsed: [
    4212,
    '24 小时内最多上传 500 MB，请稍后再试',
    'at most 500 MB can be uploaded within 24 hours, please try again later',
  ],
  chatTypeExpected: [
    6510,
    '仅支持 jpg、png、webp 图片、pdf、Word、Excel、PowerPoint 与 DICOM 文件',
    'only jpg, png and webp pictures, pdf, Word, Excel, PowerPoint and DICOM files are allowed',
  ],
  voiceExpected: [6511, '仅支持浏览器录制的语音', 'only recordings of speech are allowed'],
  voiceTooLarge: [6512, '语音不能超过 2 MB', 'a recording may have at most 2 MB'],
  oneFileOnly: [4208, '每次只能上传一个文件', 'only one file can be uploaded at a time'],
})

export const uploadedFile = z.object({ url: z.string(), id: z.int() })

export type UploadedFile = z.infer<typeof uploadedFile>
