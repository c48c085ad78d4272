import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import { api } from './api.ts'
import { pageLanguage } from './page-language.ts'
import { storage } from './storage.ts'

/** A read of what is the person's own: whoever logs in next on this page must not be shown it. */
export const ownQueryOf = <Input, Output>(call: Call<Input, Output>, input: Input) =>
  queryOptions({
    queryKey: [call.id, pageLanguage(), storage.get('userid'), input],
    queryFn: ({ signal }) => api(call, input, { signal, tips: false }),
  })
