import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, id, nothing, onOff, page, paged } from '../wire/fields.ts'
import { ofProvedSheet, ofSheet } from './expert-sheets.ts'

export const evidenceFailures = defineFailures({
  guestMissing: [5961, '该专家不在任务单中', 'this expert has no task sheet'],
  meetingNotOver: [5962, '会议尚未结束', 'the meeting is not over'],
  pictureMissing: [5963, '该照片不存在', 'there is no such picture'],
  notFlagged: [5964, '该照片没有疑点', 'nothing is wrong with this picture'],
  tooManyPictures: [5965, '最多保留 60 张照片', 'at most 60 pictures are kept'],
})

/** The page that checks a pack in a browser; it works without a connection once it is saved. */
export const evidenceVerifierPath = '/evidence/verify.html'

export const evidenceLimits = { pictures: 60 } as const

/** Why a picture is not believed: it was used for another meeting, or is older than this one. */
export const pictureFlags = ['', 'used_before', 'too_old'] as const

const pack = z.object({
  pack_id: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  build_time: z.string(),
  /** Expires. */
  file_url: z.string(),
})

/** What is known to have happened, without a word about banks and identity cards. */
const figures = z.object({
  /** How long the confirmed sessions of the expert were on air, in minutes; 0 without a stream or a session. */
  live_minutes: z.int(),
  most_viewers: z.int(),
  pictures: z.int(),
  slides: z.int(),
})

const evidence = z.object({
  is_complete: bit,
  /** What is still to come, in the language of the caller. */
  missing: z.array(z.string()),
  figures,
  /** Whether sponsors of the meeting may see that the lecture took place. */
  shares_with_sponsors: bit,
  packs: z.array(pack),
})

export const evidenceCalls = {
  get: defineCall({
    id: 'expert.evidence',
    path: '/api/web/v2/doctorhomepage/evidence',
    about: 'What proves the lecture of a sheet, and what is still missing.',
    input: ofSheet,
    output: evidence,
  }),
  consent: defineCall({
    id: 'expert.evidenceconsent',
    path: '/api/web/v2/doctorhomepage/evidenceconsent',
    about: 'Allows (`type` 1) or forbids (2) sponsors of the meeting to see that the lecture took place.',
    input: z.extend(ofProvedSheet, { type: onOff }),
    output: evidence,
  }),
}

const lecture = z.object({
  guest_id: z.int(),
  guest_name: z.string(),
  guest_hospital_name: z.string(),
  meeting_id: z.int(),
  meeting_title: contentText,
  begin_time: z.string(),
  end_time: z.string(),
  is_complete: bit,
  figures,
})

export const sponsorCalls = {
  lectures: defineCall({
    id: 'expertevidence.lectures',
    path: '/api/web/v2/expertevidence/lectures',
    about:
      'The lectures of meetings that the caller’s company sponsors, of experts who have consented: that each took place, and its figures.',
    access: 'member',
    input: z.object({ page }),
    output: paged(lecture),
  }),
  export: defineCall({
    id: 'expertevidence.exportlectures',
    path: '/api/web/v2/expertevidence/exportlectures',
    about: 'The same as a table (CSV, UTF-8 with a byte order mark, as spreadsheets open it).',
    access: 'member',
    input: nothing,
    output: z.object({ file_name: z.string(), csv: z.string() }),
  }),
}

/** The console takes pictures by a call of its own: an ordinary upload would lose when they were taken. */
export const evidenceOperatorCalls = {
  addPicture: defineCall({
    id: 'expertevidence.addpicture',
    path: '/api/web/v2/expertevidence/addpicture',
    about: 'Adds a picture of a lecture. One that was used before or is older than the meeting is flagged.',
    access: 'operator',
    right: 'experts.edit',
    changes: true,
    record: ['lecture-evidence', 'guest_id'],
    upload: true,
    input: z.object({ guest_id: id }),
    output: z.object({ flag: z.enum(pictureFlags) }),
  }),
}

export type Evidence = z.infer<typeof evidence>
export type EvidenceFigures = z.infer<typeof figures>
export type SponsoredLecture = z.infer<typeof lecture>
export type PictureFlag = (typeof pictureFlags)[number]
