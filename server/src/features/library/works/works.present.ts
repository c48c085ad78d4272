import type { Episode, LessonProgress, ProductionDetail } from '#contract/library/works.ts'
import { asBit } from '#contract/wire/fields.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import type { ListItem, ProductionItem } from '#contract/wire/items.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Services } from '#kernel/services.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import { isReturned, playableSeconds } from './works.policy.ts'
import type { LoadedWork } from './load-work.ts'
import { playLesson } from './play-lesson.ts'
import { currentPriceFen, priceOf } from './price.ts'
import type { ProgressRow } from './progress.queries.ts'
import type { WorkCardRow, PlayedEpisodeRow, WorkItemRow } from './works.queries.ts'

export const presentWorkAsListItem = (row: WorkCardRow): ListItem => ({
  id: row.id,
  title: row.title,
  cover: row.cover,
  type: sectionTypes.courses,
  price: yuanOf(currentPriceFen(row, new Date())),
  is_operation_review: row.is_operation_review ? 1 : 0,
  is_big_meeting: 0,
  session_id: 0,
  meeting_status_des: '',
  information_id: 0,
  intro: row.doctor,
  own_time: shanghaiTime(row.published_at),
  course_type: row.course_type,
  meeting_type: 0,
  operation_id: row.operation_id ?? 0,
})

export const presentProduction = (row: WorkItemRow): ProductionItem => {
  const { priceFen, formerPriceFen } = priceOf(row, new Date())
  return {
    production_id: row.id,
    title: row.title,
    cover: row.cover,
    course_type: row.course_type,
    is_free: asBit(row.is_free),
    price: yuanOf(priceFen),
    scribing_price: formerPriceFen > 0 ? yuanOf(formerPriceFen) : '',
    is_operation_review: asBit(row.is_operation_review),
    operation_id: row.operation_id ?? 0,
    view_num: row.view_count,
    own_time: shanghaiTime(row.published_at),
  }
}

/** What makes the addresses of videos. */
type Media = Pick<Services, 'vault' | 'providers'>

type Shown = {
  media: Media
  episodes: PlayedEpisodeRow[]
  others: WorkItemRow[]
  related: WorkItemRow[]
}

/** A lesson that the caller may not watch has no address. */
const presentEpisode = (row: PlayedEpisodeRow, media: Media, work: LoadedWork): Episode => {
  const { access, right } = work
  const { trialSeconds, ...addresses } = playLesson(media, row, playableSeconds(access, work, row))
  return {
    episode_id: row.id,
    chapter: row.chapter,
    title: row.title,
    seconds: row.seconds,
    is_trial: asBit(row.is_trial),
    is_returned: asBit(isReturned(access, right, row)),
    trial_seconds: trialSeconds,
    ...addresses,
  }
}

export function presentWork(row: LoadedWork, { media, episodes, others, related }: Shown): ProductionDetail {
  const item = presentProduction(row.work)
  const { offer_ends_at: offerEndsAt } = row.work
  return {
    ...item,
    intro: row.work.intro,
    doctor: presentDoctorItem(row.doctor),
    episodes: episodes.map((lesson) => presentEpisode(lesson, media, row)),
    access: row.access,
    offer_end_time: item.scribing_price && offerEndsAt ? shanghaiTime(offerEndsAt) : '',
    others: others.map(presentProduction),
    related: related.map(presentProduction),
  }
}

export const presentLessonProgress = (row: ProgressRow): LessonProgress => ({
  episode_id: row.lesson_id,
  position: row.position,
  covered_seconds: Math.floor(row.covered_ms / 1000),
  is_completed: asBit(row.is_completed),
})
