import { commonCalls, standardAppInfo } from '#contract/common.ts'
import { answer } from '#kernel/answer.ts'
import { selectAppVersion } from './common.queries.ts'

export const getAppVersion = answer(commonCalls.appVersion, async ({ version_type }, { db }) => ({
  ...standardAppInfo,
  ...(await selectAppVersion(db, version_type)),
  version_type,
}))
