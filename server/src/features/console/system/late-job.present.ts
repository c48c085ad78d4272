import type { LateJob as ShownJob } from '#contract/console/system.ts'
import type { LateJob } from '#kernel/jobs.ts'
import { shanghaiTime } from '#kernel/time.ts'

export const presentLateJob = ({ name, periods, doneAt, reason }: LateJob): ShownJob => ({
  name,
  periods,
  done_at: shanghaiTime(doneAt),
  reason,
})
