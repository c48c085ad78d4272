import { jobCalls } from '#contract/people/jobs.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'

export const retryJob = answer(jobCalls.retry, async ({ job_id }, { jobs, noteChange }) => {
  if (!(await jobs.sendAgain(job_id))) throw refuse(failures.dataMissing, { detail: 'job_id' })
  noteChange({ target: { kind: 'jobs', id: 0, name: job_id }, after: { is_tried_again: true } })
  return {}
})
