import { nativeAppCalls, standardAppInfo } from '#contract/people/native-app.ts'
import { answer } from '#kernel/answer.ts'
import { selectAppVersion } from './native-app.queries.ts'

export const getAppVersion = answer(nativeAppCalls.appVersion, async ({ version_type }, { db }) => ({
  ...standardAppInfo,
  ...(await selectAppVersion(db, version_type)),
  version_type,
}))
