import { moneyText } from '#contract/wire/amount.ts'
import { checksIn, overviewOf } from '#kernel/console-framework/place.ts'
import { selectCourse, selectLessonStates } from './courses.queries.ts'

/** What a course of the platform lacks, and where to see to it. */
export const courseOverview = overviewOf('courses', async ({ db, caller }, id) => {
  const course = await selectCourse(db, id)
  if (!course) return {}
  const { lessons, ready, captioned, trial } = await selectLessonStates(db, id)
  const check = checksIn(caller.language)
  const of = (count: number) => `${count} / ${lessons}`
  return {
    checks: [
      check(['简介', 'Introduction'], { isDone: course.intro !== '', isOptional: true, to: 'edit' }),
      check(['病种', 'Disease'], { isDone: course.disease_id !== null, isOptional: true, to: 'edit' }),
      check(['视频已就绪', 'Videos ready'], {
        isDone: ready === lessons,
        note: of(ready),
        to: 'edit',
      }),
      check(['字幕', 'Captions'], {
        isDone: captioned === lessons,
        isOptional: true,
        note: of(captioned),
        to: 'edit',
      }),
      ...(course.is_free
        ? []
        : [
            check(['试看', 'Something to try'], {
              isDone: course.trial_seconds > 0 || trial > 0,
              isOptional: true,
              note: moneyText(course.price_fen),
              to: 'edit',
            }),
          ]),
      check(['展示', 'Shown'], { isDone: course.removed_at === null, to: '' }),
    ],
  }
})
