import { adCalls } from '#contract/library/ads.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const adMutations = { countClick: mutationOf(adCalls.click, { tips: false }) }
