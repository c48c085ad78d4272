import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { bit, count } from '../wire/fields.ts'

/** How somebody watches: a meeting on air, its recording, a lesson of a work. */
const watched = { live_seconds: z.int(), recording_seconds: z.int(), lesson_seconds: z.int() }

const monthFigures = z.object({ month: z.string(), ...watched })

const yearFigures = z.object({
  year: z.int(),
  ...watched,
  /** Points with one decimal, earned here and elsewhere. */
  credit: z.string(),
  exam_num: z.int(),
  passed_num: z.int(),
  certificate_num: z.int(),
})

/** The caller’s best closed attempt of an exam in the year. */
const takenExam = z.object({
  meeting_id: z.int(),
  title: contentText,
  meeting_title: contentText,
  score: z.int(),
  pass_mark: z.int(),
  is_passed: bit,
  tries: z.int(),
  closed_on: z.string(),
})

const issuedCertificate = z.object({
  number: z.string(),
  title: contentText,
  credit: z.string(),
  issued_on: z.string(),
})

export const userCenter = z.object({
  year: z.int(),
  /** Twelve of them. */
  months: z.array(monthFigures),
  /** Every year in which anything happened and the asked one, earliest first. */
  years: z.array(yearFigures),
  exams: z.array(takenExam),
  certificates: z.array(issuedCertificate),
})

export const userCenterCalls = {
  get: defineCall({
    id: 'personal.data',
    path: '/api/web/v2/personal/data',
    about:
      'The figures of the caller: watch time by month and kind in one year (0 the current one), and watch time, credits, exams and certificates by year.',
    access: 'member',
    input: z.object({ year: z._default(count, 0) }),
    output: userCenter,
  }),
}

export type UserCenter = z.infer<typeof userCenter>
