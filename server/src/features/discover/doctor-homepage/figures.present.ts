import type { HomepageDay, WorkFigures } from '#contract/discover/doctor-homepage.ts'
import type {
  DayFigures,
  WorkFigures as WorkFiguresRow,
} from '#server/features/library/works/work-figures.queries.ts'
import type { DayRow } from './doctor-days.queries.ts'

const seconds = (ms: number) => Math.round(ms / 1000)

/** A day of the works, and of the homepage if anything happened there. */
export const presentDay = (works: DayFigures, homepage: DayRow | undefined): HomepageDay => ({
  day: works.day,
  view_num: homepage?.views ?? 0,
  production_view_num: works.views,
  follow_num: homepage?.follows ?? 0,
  unfollow_num: homepage?.unfollows ?? 0,
  link_num: homepage?.link_clicks ?? 0,
  watch_seconds: seconds(works.watched_ms),
  finish_num: works.completions,
})

export const presentWorkFigures = (row: WorkFiguresRow): WorkFigures => ({
  production_id: row.production_id,
  title: row.title,
  view_num: row.views,
  watch_seconds: seconds(row.watched_ms),
  finish_num: row.completions,
  viewer_num: row.viewers,
  finish_share: row.completed_share,
})
