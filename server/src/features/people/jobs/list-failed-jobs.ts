import { jobCalls } from '#contract/people/jobs.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { presentFailedJob } from './jobs.present.ts'

const pageSize = 20

export const listFailedJobs = answer(jobCalls.failed, async ({ page }, { jobs }) => {
  const letters = await jobs.listDeadLetters()
  const offset = offsetOf(page, pageSize)
  const shown = letters.slice(offset, offset + pageSize).map(presentFailedJob)
  return pageOf(shown, letters.length, page, pageSize)
})
