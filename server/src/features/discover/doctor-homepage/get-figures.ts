import { doctorCalls, retentionPoints } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { isWorkOf, selectEpisodes } from '#server/features/library/works/works.queries.ts'
import {
  selectDayFigures,
  selectRetention,
  selectWorkFigures,
} from '#server/features/library/works/work-figures.queries.ts'
import { selectDays } from './doctor-days.queries.ts'
import { findOwnId } from './find-own-doctor.ts'
import { presentDay, presentWorkFigures } from './figures.present.ts'

export const getFigures = answer(doctorCalls.figures, async ({ days }, context) => {
  const { db } = context
  const doctorId = await findOwnId(context)
  const [homepage, lessons, works] = await Promise.all([
    selectDays(db, doctorId, days),
    selectDayFigures(db, doctorId, days),
    selectWorkFigures(db, doctorId, days),
  ])
  const byDay = new Map(homepage.map((row) => [row.day, row]))
  return {
    days: lessons.map((row) => presentDay(row, byDay.get(row.day))),
    works: works.map(presentWorkFigures),
  }
})

export const getRetention = answer(doctorCalls.retention, async ({ production_id: workId }, context) => {
  const { db } = context
  const doctorId = await findOwnId(context)
  if (!(await isWorkOf(db, workId, memberOf(context).userId)))
    throw refuse(failures.dataMissing, { detail: 'production_id' })
  const lessons = await selectEpisodes(db, workId)
  return Promise.all(
    lessons.map(async (lesson) => ({
      episode_id: lesson.id,
      title: lesson.title,
      points: await selectRetention(db, { doctorId, lessonId: lesson.id, points: retentionPoints }),
    })),
  )
})
