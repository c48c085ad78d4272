import { systemCalls } from '#contract/console/system.ts'
import { answer } from '#kernel/answer.ts'
import { presentLateJob } from './late-job.present.ts'
import { shanghaiTime } from '#kernel/time.ts'

const mostJobs = 100

const states = { created: 'waiting', active: 'running', retry: 'failing' } as const

export const listJobs = answer(systemCalls.jobs, async (_input, { jobs }) => {
  const [queues, open, late] = await Promise.all([
    jobs.countQueues(),
    jobs.listOpen(mostJobs),
    jobs.listLate(),
  ])
  return {
    late: late.map(presentLateJob),
    queues: queues.map(({ givenUp, ...queue }) => ({ ...queue, given_up: givenUp })),
    open: open.map(({ id, name, state, data, tries, output, dueAt }) => ({
      job_id: id,
      name,
      state: states[state],
      data: JSON.stringify(data ?? {}),
      tries,
      reason: output?.message ?? '',
      due_at: shanghaiTime(dueAt),
    })),
  }
})
