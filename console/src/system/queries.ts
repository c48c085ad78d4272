import { providerCalls } from '#contract/console/providers.ts'
import { systemCalls } from '#contract/console/system.ts'
import { jobCalls } from '#contract/people/jobs.ts'
import { api } from '#web/platform/api.ts'
import { queryOf } from '../queries.ts'
import { withFreshStep } from '../session/fresh-step.ts'

const quiet = { tips: false }

export const systemQueries = {
  providers: () => queryOf(providerCalls.list, {}),
  switches: () => queryOf(systemCalls.switches, {}),
  jobs: () => ({ ...queryOf(systemCalls.jobs, {}), refetchInterval: 10_000 }),
  failedJobs: (page: number) => queryOf(jobCalls.failed, { page }),
  callTimes: (hours: number) => queryOf(systemCalls.callTimes, { hours }),
  backups: () => ({ ...queryOf(systemCalls.backups, {}), refetchInterval: 5000 }),
}

export const systemMutations = {
  saveProvider: (provider: string, values: Record<string, string>, reason: string) =>
    withFreshStep(() => api(providerCalls.save, { provider, values, reason }, quiet)),
  testProvider: (provider: string, to: string) => api(providerCalls.test, { provider, to }, quiet),
  setSwitch: (name: string, is_on: boolean, reason: string) =>
    api(systemCalls.setSwitch, { name, is_on, reason }),
  retryJob: (job_id: string) => api(jobCalls.retry, { job_id }),
  backUp: () => api(systemCalls.backUp, {}),
  checkAudit: () => api(systemCalls.checkAudit, {}),
}
