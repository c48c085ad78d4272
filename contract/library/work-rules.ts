import { fenOf } from '../wire/amount.ts'
import type { Failure } from '../wire/failure.ts'
import { courseTypes } from '../wire/items.ts'
import { workFailures, workLimits } from './authoring.ts'
import type { WorkContent } from './authoring.ts'

type SentWork = Pick<
  WorkContent,
  | 'title'
  | 'cover'
  | 'course_type'
  | 'price'
  | 'scribing_price'
  | 'offer_end_time'
  | 'college_id'
  | 'video_id'
> & {
  is_free: boolean
  declared: boolean
  lessons: readonly { lesson_id: number; title: string; video_id: number }[]
}

export type WorkField =
  | 'video_id'
  | 'lessons'
  | 'title'
  | 'cover'
  | 'college_id'
  | 'price'
  | 'scribing_price'
  | 'offer_end_time'
  | 'declared'

type Situation = {
  /** In milliseconds. */
  now: number
  /** A published work may leave its video as it is. */
  isPublished: boolean
}

/** What is wrong with a work that is sent to review, in the order of its form; browser and server ask the same. */
export function findWorkFaults(
  work: SentWork,
  { now, isPublished }: Situation,
): Partial<Record<WorkField, Failure>> {
  const isSeries = work.course_type === courseTypes.series
  const faults = {
    video_id: !isSeries && work.video_id === 0 && !isPublished && workFailures.videoMissing,
    lessons: isSeries && lessonFault(work.lessons),
    title: work.title.trim() === '' && workFailures.titleMissing,
    cover: work.cover === '' && workFailures.coverMissing,
    college_id: work.college_id === 0 && workFailures.subjectMissing,
    ...(work.is_free ? {} : priceFaults(work, now)),
    declared: !work.declared && workFailures.notDeclared,
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false))
}

function lessonFault(lessons: SentWork['lessons']): Failure | false {
  if (lessons.length === 0) return workFailures.lessonsMissing
  if (lessons.some(({ title }) => title.trim() === '')) return workFailures.lessonUntitled
  const hasNoVideo = ({ video_id, lesson_id }: SentWork['lessons'][number]) =>
    video_id === 0 && lesson_id === 0
  return lessons.some(hasNoVideo) && workFailures.videoMissing
}

type PricedWork = Pick<SentWork, 'price' | 'scribing_price' | 'offer_end_time'>

function priceFaults({ price, scribing_price: former, offer_end_time: end }: PricedWork, now: number) {
  const priceFen = fenOf(price) ?? 0
  const formerFen = fenOf(former)
  const isPrice = priceFen > 0 && priceFen <= workLimits.priceFen
  const isFormer = formerFen !== undefined && formerFen > priceFen && formerFen <= workLimits.priceFen
  return {
    price: !isPrice && workFailures.priceWrong,
    scribing_price: former !== '' && !isFormer && workFailures.formerPriceWrong,
    offer_end_time: end !== '' && (former === '' || momentOf(end) <= now) && workFailures.offerEndWrong,
  }
}

/** The contract writes times as they are in Shanghai. */
const momentOf = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00+08:00`)
