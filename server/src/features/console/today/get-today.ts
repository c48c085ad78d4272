import { todayCalls } from '#contract/console/today.ts'
import type { Today } from '#contract/console/today.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import { answer } from '#kernel/answer.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { dayBefore, totalOf } from '#server/features/console/figures/read-figures.ts'
import { readLiveFigures } from '#server/features/console/live-dashboard/read-live-figures.ts'
import { presentLateJob } from '#server/features/console/system/late-job.present.ts'
import { selectLiveNow } from './today.queries.ts'

const latestJobs = 5

export const getToday = answer(todayCalls.get, async (_input, context) => {
  const { member } = context
  const [waiting, live, failed_jobs, figures] = await Promise.all([
    countWaiting(context),
    may(member, 'meetings.moderate') ? readLive(context) : null,
    may(member, 'system.manage') ? readFailedJobs(context) : null,
    may(member, 'figures.read') ? compareDays(context) : null,
  ])
  return { waiting, live, failed_jobs, figures }
})

/** What the lists say of themselves that it waits for somebody with the rights of this operator. */
function countWaiting(context: Context): Promise<Today['waiting']> {
  const { member, caller } = context
  return Promise.all(
    resourcesOf(context)
      .all.filter(({ right }) => may(member, right))
      .flatMap(({ name, rows, waiting = [] }) =>
        waiting
          .filter(({ right }) => right === undefined || may(member, right))
          .map(async ({ title, filters }) => ({
            title: title[caller.language],
            resource: name,
            filters,
            count: await rows.count(context, filters),
          })),
      ),
  )
}

async function readLive({ db }: Context) {
  const rows = await selectLiveNow(db)
  return Promise.all(rows.map(({ meeting }) => readLiveFigures(db, meeting)))
}

async function readFailedJobs({ jobs }: Context): Promise<Today['failed_jobs']> {
  const [letters, late] = await Promise.all([jobs.listDeadLetters(), jobs.listLate()])
  return {
    count: letters.length,
    late: late.map(presentLateJob),
    latest: letters
      .slice(0, latestJobs)
      .map(({ name, reason, at }) => ({ name, reason, failed_at: shanghaiTime(at) })),
  }
}

const weekMs = 7 * 24 * 3600_000

/** The day so far, and the same day of the week before: until this hour, or as a whole where only days are counted. */
function compareDays({ db, figures, caller }: Context) {
  const now = new Date()
  const today = shanghaiTime(now).slice(0, 10)
  const before = dayBefore(today, 7)
  const until = new Date(now.getTime() - weekMs)
  return Promise.all(
    figures.map(async (figure) => {
      const on = async (day: string, before?: Date) =>
        totalOf(
          figure,
          await figure.days(db, { from: day, until: day, subjectId: 0, ...(before && { before }) }),
        )
      const knowsMoments = figure.knowsMoments ?? false
      return {
        name: figure.name,
        title: figure.title[caller.language],
        definition: figure.definition[caller.language],
        unit: figure.unit,
        today: await on(today),
        week_before: await on(before, knowsMoments ? until : undefined),
        is_same_hour: knowsMoments,
      }
    }),
  )
}
