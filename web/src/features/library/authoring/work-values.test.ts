import { expect, it } from 'vitest'
import { workFailures } from '#contract/library/authoring.ts'
import { rowsOf } from './lesson-rows.ts'
import { emptyValues, faultsOf, toSave, toSend, valuesOf } from './work-values.ts'
import type { WorkValues } from './work-values.ts'

const content = {
  title: '二尖瓣修复要点',
  intro: '三个病例。',
  cover: '/files/a.jpg',
  course_type: 2 as const,
  is_free: 0 as const,
  price: '99.00',
  scribing_price: '199.00',
  college_id: 3,
  disease_id: 12,
  offer_end_time: '2099-01-31 20:00',
  trial_seconds: 90,
  captions: [],
  video_id: 0,
  lessons: [{ lesson_id: 5, chapter: '上', title: '一', video_id: 0, is_trial: 1 as const }],
}
const rows = rowsOf(content.lessons)
const filled: WorkValues = { ...valuesOf(content), declared: '1' }
const situation = { rows, now: Date.parse('2026-01-01'), isPublished: false }

it('sends what it has read', () => {
  expect(toSend(filled, rows)).toEqual({ ...content, is_free: false, declared: true })
})

it('leaves out of a draft what is no amount yet', () => {
  expect(toSave({ ...filled, price: '9.', scribing_price: '20' }, rows)).toMatchObject({
    price: '',
    scribing_price: '20',
  })
})

it('finds nothing wrong with a form that is filled in', () => {
  expect(faultsOf(filled, situation)).toEqual({})
})

it('names what an empty form lacks, in its order', () => {
  expect(Object.keys(faultsOf(emptyValues, { ...situation, rows: [] }))).toEqual([
    'video_id',
    'title',
    'cover',
    'subject',
    'declared',
  ])
})

it.each<[Partial<WorkValues>, string, string]>([
  [{ title: '字'.repeat(61) }, 'title', '不能超过 60 个字'],
  [{ intro: '字'.repeat(2001) }, 'intro', '不能超过 2000 个字'],
  [{ price: 'free' }, 'price', workFailures.priceWrong.zh],
  [{ scribing_price: '1' }, 'scribing_price', workFailures.formerPriceWrong.zh],
  [{ offer_end: '2020-01-01T00:00' }, 'offer_end', workFailures.offerEndWrong.zh],
  [{ trial_seconds: '3601' }, 'trial_seconds', '请输入 0 至 3600 的整数'],
  [{ trial_seconds: '1.5' }, 'trial_seconds', '请输入 0 至 3600 的整数'],
])('says what is wrong with %j', (change, field, message) => {
  expect(faultsOf({ ...filled, ...change }, situation)).toMatchObject({ [field]: { zh: message } })
})

it('does not ask for prices of a free work', () => {
  expect(faultsOf({ ...filled, is_free: '1', price: 'x', trial_seconds: 'x' }, situation)).toEqual({})
})
