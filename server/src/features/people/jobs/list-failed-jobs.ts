import { jobCalls } from '#contract/people/jobs.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentFailedJob } from './jobs.present.ts'

const pageSize = 20

export const listFailedJobs = answer(jobCalls.failed, async ({ page }, { jobs }) => {
  const letters = await jobs.listDeadLetters()
  const offset = offsetOf(page, pageSize)
  const rows = letters
    .slice(offset, offset + pageSize)
    .map((letter) => ({ ...letter, total: letters.length }))
  return presentPage(rows, page, pageSize, presentFailedJob)
})
