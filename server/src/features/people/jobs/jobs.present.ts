import type { FailedJob } from '#contract/people/jobs.ts'
import type { DeadLetter } from '#kernel/jobs.ts'
import { shanghaiTime } from '#kernel/time.ts'

export const presentFailedJob = (letter: DeadLetter): FailedJob => ({
  job_id: letter.id,
  name: letter.name,
  data: JSON.stringify(letter.data),
  reason: letter.reason,
  tries: letter.tries,
  failed_at: shanghaiTime(letter.at),
})
