import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { id, json, line, lines, nothing, page, paged, words } from '../wire/fields.ts'
import { unionLimits } from './unions.ts'

export const unionSettingsFailures = defineFailures({
  coverNotOwn: [6504, '图片不存在，请重新上传', 'the picture does not exist, please upload it again'],
})

/** What a change is about: the union itself, one of its notices or of its bookings. */
export const unionSubjects = ['union', 'notice', 'booking'] as const

/** The fields whose changes are kept; each feature of a union says its own. */
export const unionFields = [
  'name',
  'cover',
  'introduction',
  'questions',
  'title',
  'content',
  'files',
  'withdrawn',
  'begin_time',
  'end_time',
  'place',
  'is_video',
] as const

export const unionChange = z.object({
  change_id: z.int(),
  /** Empty for somebody whose account is deleted. */
  truename: z.string(),
  create_time: z.string(),
  changes: z.array(z.object({ field: z.enum(unionFields), before: z.string(), after: z.string() })),
})

export const unionSettingsCalls = {
  save: defineCall({
    id: 'union.saveSettings',
    path: '/MedicalCollege/union/saveSettings',
    about:
      'Changes name, picture, introduction and questions of a union; what was before stays on record. `cover` is a picture that the caller has uploaded, or as it was; empty takes it away. For managers.',
    access: 'member',
    input: z.object({
      id,
      name: words(unionLimits.name),
      cover: z._default(line(200), ''),
      introduction: lines(unionLimits.introduction).check(z.minLength(1)),
      questions: z._default(
        json(z.array(line(unionLimits.question)).check(z.maxLength(unionLimits.questions))),
        [],
      ),
    }),
    output: nothing,
  }),
  read: defineCall({
    id: 'union.settings',
    method: 'GET',
    path: '/MedicalCollege/union/settings',
    about: 'What managers change of a union, as it was typed. For managers.',
    access: 'member',
    input: z.object({ id }),
    output: z.object({
      name: z.string(),
      cover: z.string(),
      introduction: z.string(),
      questions: z.array(z.string()),
    }),
  }),
  changes: defineCall({
    id: 'union.changes',
    method: 'GET',
    path: '/MedicalCollege/union/changes',
    about:
      'Who has changed a union, a notice or a booking, latest first, 20 a page, with each field before and after. `subject_id` is the number of the notice or booking, or of the union. For managers.',
    access: 'member',
    input: z.object({ id, subject: z.enum(unionSubjects), subject_id: id, page }),
    output: paged(unionChange),
  }),
}

export type UnionSubject = (typeof unionSubjects)[number]
export type UnionField = (typeof unionFields)[number]
export type UnionChange = z.infer<typeof unionChange>
