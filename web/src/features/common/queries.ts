import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import {
  commonCalls,
  messageCalls,
  publicityCalls,
  standardAppInfo,
  webVersionType,
} from '#contract/common.ts'
import type { answeredKinds } from '#contract/common.ts'
import { queryOf } from '#web/platform/query.ts'
import { storage } from '#web/platform/storage.ts'

/** What the server says of one user must not be shown to the next one in the same tab. */
const ownQueryOf = <Input, Output>(call: Call<Input, Output>, input: Input) => {
  const query = queryOf(call, input)
  return queryOptions({ ...query, queryKey: [...query.queryKey, storage.get('userid')] })
}

export const commonQueries = {
  serviceConfig: () => queryOf(commonCalls.serviceConfig, {}),
  /** Has a value from the start, so that nobody has to wait to learn whether the app is under review. */
  appInfo: () => ({
    ...queryOf(commonCalls.appVersion, { version_type: webVersionType }),
    placeholderData: standardAppInfo,
  }),
  answerStatus: (item_type: (typeof answeredKinds)[number], item_id: number) =>
    ownQueryOf(commonCalls.answerStatus, { item_type, item_id }),
  publicity: () => ownQueryOf(publicityCalls.detail, {}),
  message: (id: number) => queryOf(messageCalls.detail, { id }),
}
