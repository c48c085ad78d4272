import { adCalls } from '#contract/library/ads.ts'
import { queryOf } from '#web/platform/query.ts'

export const adQueries = {
  detail: (adId: number) => queryOf(adCalls.detail, { id: adId }),
}
