import { defineGauge } from './gauge.ts'

/** What every installation has, whatever its features. */
export const kernelGauges = [
  defineGauge({
    name: 'xinglin_jobs',
    help: 'Jobs by queue and state: waiting, running, failing (tried again) and dead (given up)',
    labels: ['queue', 'state'],
    async read({ jobs }) {
      const queues = await jobs.countOpen()
      return queues.flatMap(({ name, waiting, running, failing, givenUp }) =>
        Object.entries({ waiting, running, failing, dead: givenUp }).map(([state, value]) => ({
          labels: { queue: name, state },
          value,
        })),
      )
    },
  }),
  defineGauge({
    name: 'xinglin_scheduled_job_missed_periods',
    help: 'Periods that a job by the clock was not done for, of those that are late',
    labels: ['job'],
    async read({ jobs }) {
      const late = await jobs.listLate()
      return late.map(({ name, periods }) => ({ labels: { job: name }, value: periods }))
    },
  }),
]
