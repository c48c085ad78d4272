import { nativeAppCalls, standardAppInfo, webVersionType } from '#contract/people/native-app.ts'
import { queryOf } from '#web/platform/query.ts'

export const nativeAppQueries = {
  serviceConfig: () => queryOf(nativeAppCalls.serviceConfig, {}),
  /** Has a value from the start, so that nobody has to wait to learn whether the app is under review. */
  appInfo: () => ({
    ...queryOf(nativeAppCalls.appVersion, { version_type: webVersionType }),
    placeholderData: standardAppInfo,
  }),
}
