import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { flag, id, json, lines, nothing, words } from '../wire/fields.ts'
import { patientAttachment } from './patients.ts'
import { uploadedFile } from '../wire/uploads.ts'
import { oneOf } from '../wire/one-of.ts'

export const teachingFailures = defineFailures({
  caseNotEnded: [5771, '会诊结束后才能制作教学病例', 'a case can be made once the consultation has ended'],
  caseByApplicant: [403, '仅申请医生可以制作教学病例', 'only the applying doctor can make a case of it'],
  caseConsentMissing: [
    5772,
    '请先取得患者对教学使用的同意并勾选',
    'please obtain the patient’s consent to teaching and tick it',
  ],
  caseExists: [5773, '该会诊已提交过教学病例', 'a case was made of this consultation already'],
  casePictureNotOwn: [5774, '图片不存在，请重新处理', 'a picture was not found, please prepare it again'],
  caseNotOpen: [5775, '该病例已审核', 'this case has already been decided'],
  casePictureNotMasked: [
    5776,
    '有图片未经遮盖确认，请退回作者重新处理',
    'the masks of a picture were not confirmed, please send it back to its author',
  ],
})

export const teachingLimits = { title: 60, body: 5000, pictures: 9, reason: 500 } as const

/** What patients agree to before a case is made. A changed text gets a new version. */
export const teachingConsentTexts: Record<number, { zh: string; en: string }> = {
  1: {
    zh: '已向患者（或其监护人）说明：本次会诊资料将在去除姓名、日期、号码、面容与影像元数据，并经另一人审核后，用于医生教学。患者（或其监护人）表示同意，且知道可以拒绝。',
    en: 'The patient (or guardian) was told that this consultation will be used to teach doctors after names, dates, numbers, faces and metadata are removed and another person has checked it. The patient (or guardian) agrees, and knows that this may be refused.',
  },
}

export const teachingConsentVersion = 1

export const teachingStates = { underReview: 0, passed: 1, refused: 2 } as const

const caseStatus = z.object({
  case_id: z.int(),
  status: oneOf({ none: -1, ...teachingStates }),
  review_reason: z.string(),
  /** The article that readers see; 0 for none. */
  information_id: z.int(),
})

const caseDraft = z.extend(caseStatus, {
  title: z.string(),
  body: z.string(),
  /** The images of the consultation, to draw pictures of. */
  files: z.array(patientAttachment),
  /** The pictures of a refused case as they were before their masks, to go on with. */
  pictures: z.array(z.string()),
})

export const teachingCalls = {
  draft: defineCall({
    id: 'outpatient.caseDraft',
    path: '/MedicalCollege/outpatient/caseDraft',
    about:
      'A text to begin the teaching case of an ended consultation with, from which names, dates and numbers are removed, and what became of the case. For the applying doctor.',
    access: 'member',
    input: z.object({ id }),
    output: caseDraft,
  }),
  upload: defineCall({
    id: 'outpatient.uploadCasePicture',
    path: '/MedicalCollege/outpatient/uploadCasePicture',
    about:
      'Takes a picture of a teaching case, drawn again without any metadata, and looks for text and faces on it. What can be handed in is made by `masking.confirm`. DICOM files are not taken: only what was drawn of them.',
    access: 'member',
    upload: true,
    input: nothing,
    output: uploadedFile,
  }),
  submit: defineCall({
    id: 'outpatient.submitCase',
    path: '/MedicalCollege/outpatient/submitCase',
    about:
      'Hands in a teaching case with the patient’s consent (`consent` 1). Names, dates and numbers are removed from the text before it is stored; another person checks it. `pictures` is JSON of the addresses of masked pictures.',
    access: 'member',
    input: z.object({
      id,
      college_id: id,
      title: words(teachingLimits.title),
      body: lines(teachingLimits.body).check(z.minLength(1)),
      pictures: z._default(json(z.array(z.string()).check(z.maxLength(teachingLimits.pictures))), []),
      consent: z._default(flag, false),
    }),
    output: caseStatus,
  }),
}

export type CaseStatus = z.infer<typeof caseStatus>
export type CaseDraft = z.infer<typeof caseDraft>
