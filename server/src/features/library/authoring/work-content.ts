import type { WorkContent, WorkInput } from '#contract/library/authoring.ts'
import { fenOf, yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import type { RevisionContent } from './authoring.queries.ts'

/** The lesson of a single work, which has no list. */
const only = { lesson_id: 0, chapter: '', title: '', is_trial: 0 } as const

/** What an author has sent, as it is stored. A free work has no prices, whatever was typed before it became free. */
export function readContent(input: Omit<WorkInput, 'declared'>): RevisionContent {
  const isSingle = input.course_type === courseTypes.single
  const fen = (yuan: string) => (input.is_free ? 0 : (fenOf(yuan) ?? 0))
  return {
    course_type: input.course_type,
    title: input.title,
    intro: input.intro,
    cover: input.cover,
    is_free: input.is_free,
    price_fen: fen(input.price),
    former_price_fen: fen(input.scribing_price),
    offer_ends_at: (!input.is_free && readShanghaiTime(input.offer_end_time)) || null,
    trial_seconds: input.is_free ? 0 : input.trial_seconds,
    college_id: input.college_id || null,
    disease_id: input.disease_id || null,
    lessons: isSingle ? [{ ...only, video_id: input.video_id }] : input.lessons,
    captions: input.captions,
  }
}

const yuanOrNone = (fen: number) => (fen > 0 ? yuanOf(fen) : '')

export const presentContent = (row: RevisionContent): WorkContent => ({
  title: row.title,
  intro: row.intro,
  cover: row.cover,
  course_type: row.course_type,
  is_free: asBit(row.is_free),
  price: yuanOrNone(row.price_fen),
  scribing_price: yuanOrNone(row.former_price_fen),
  college_id: row.college_id ?? 0,
  disease_id: row.disease_id ?? 0,
  offer_end_time: row.offer_ends_at ? shanghaiTime(row.offer_ends_at) : '',
  trial_seconds: row.trial_seconds,
  captions: row.captions,
  video_id: row.course_type === courseTypes.single ? (row.lessons[0]?.video_id ?? 0) : 0,
  lessons: row.course_type === courseTypes.series ? row.lessons : [],
})
