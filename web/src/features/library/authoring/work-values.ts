import { findWorkFaults } from '#contract/library/work-rules.ts'
import type { WorkField } from '#contract/library/work-rules.ts'
import { workLimits } from '#contract/library/authoring.ts'
import type { WorkContent } from '#contract/library/authoring.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { InBoth } from '#web/ui/language.ts'
import { lessonsOf } from './lesson-rows.ts'
import type { LessonRow } from './lesson-rows.ts'

/** What the form holds, as text: fields of a form travel as text anyway. */
export type WorkValues = {
  course_type: string
  video_id: string
  title: string
  intro: string
  cover: string
  /** The subject and the disease, which is 0 for none: `3/12`. */
  subject: string
  is_free: string
  price: string
  scribing_price: string
  /** As the browser's field writes it: `2026-01-31T20:00`. */
  offer_end: string
  trial_seconds: string
  declared: string
}

export type FormField = keyof WorkValues | 'lessons'

export const emptyValues: WorkValues = {
  course_type: '1',
  video_id: '0',
  title: '',
  intro: '',
  cover: '',
  subject: '',
  is_free: '1',
  price: '',
  scribing_price: '',
  offer_end: '',
  trial_seconds: '',
  declared: '',
}

export const valuesOf = (work: WorkContent): WorkValues => ({
  course_type: String(work.course_type),
  video_id: String(work.video_id),
  title: work.title,
  intro: work.intro,
  cover: work.cover,
  subject: work.college_id > 0 ? `${work.college_id}/${work.disease_id}` : '',
  is_free: String(work.is_free),
  price: work.price,
  scribing_price: work.scribing_price,
  offer_end: work.offer_end_time.replace(' ', 'T'),
  trial_seconds: work.trial_seconds > 0 ? String(work.trial_seconds) : '',
  declared: '',
})

export const isSeries = (values: WorkValues) => Number(values.course_type) === courseTypes.series
export const isFree = (values: WorkValues) => values.is_free === '1'

/** What is sent. */
export function toSend(values: WorkValues, rows: readonly LessonRow[]) {
  const [college_id = 0, disease_id = 0] = values.subject.split('/').map(Number)
  return {
    title: values.title.trim(),
    intro: values.intro.trim(),
    cover: values.cover,
    course_type: isSeries(values) ? courseTypes.series : courseTypes.single,
    is_free: isFree(values),
    price: values.price.trim(),
    scribing_price: values.scribing_price.trim(),
    college_id,
    disease_id,
    offer_end_time: values.offer_end.replace('T', ' '),
    trial_seconds: isWhole(values.trial_seconds) ? Number(values.trial_seconds) : 0,
    captions: [],
    video_id: Number(values.video_id),
    lessons: lessonsOf(rows),
    declared: values.declared === '1',
  }
}

/** What is saved as a draft: amounts that are no amounts yet are left out. */
export function toSave(values: WorkValues, rows: readonly LessonRow[]) {
  const { price, scribing_price, ...rest } = toSend(values, rows)
  const readable = (yuan: string) => (fenOf(yuan) === undefined ? '' : yuan)
  return { ...rest, price: readable(price), scribing_price: readable(scribing_price) }
}

const isWhole = (text: string) => /^\d{1,4}$/.test(text.trim())

type Situation = { rows: readonly LessonRow[]; now: number; isPublished: boolean }

const formFields: Record<WorkField, FormField> = {
  video_id: 'video_id',
  lessons: 'lessons',
  title: 'title',
  cover: 'cover',
  college_id: 'subject',
  price: 'price',
  scribing_price: 'scribing_price',
  offer_end_time: 'offer_end',
  declared: 'declared',
}

/** What is wrong with which field, in the order of the form. */
export function faultsOf(
  values: WorkValues,
  { rows, ...situation }: Situation,
): Partial<Record<FormField, InBoth<string>>> {
  const found = findWorkFaults(toSend(values, rows), situation)
  const faults = Object.fromEntries(
    Object.entries(found).map(([field, fault]) => [formFields[field as WorkField], fault]),
  )
  return { ...faults, ...lengthFaults(values), ...trialFault(values) }
}

/** What no draft can hold either. */
export function lengthFaults(values: WorkValues): Partial<Record<FormField, InBoth<string>>> {
  const tooLong = (['title', 'intro'] as const).filter(
    (field) => characterCount(values[field].trim()) > workLimits[field],
  )
  return Object.fromEntries(
    tooLong.map((field) => [
      field,
      { zh: `不能超过 ${workLimits[field]} 个字`, en: `at most ${workLimits[field]} characters` },
    ]),
  )
}

function trialFault(values: WorkValues): Partial<Record<FormField, InBoth<string>>> {
  const seconds = values.trial_seconds.trim()
  const most = workLimits.trialSeconds
  if (isFree(values) || seconds === '' || (isWhole(seconds) && Number(seconds) <= most)) return {}
  return {
    trial_seconds: { zh: `请输入 0 至 ${most} 的整数`, en: `enter a whole number from 0 to ${most}` },
  }
}
