import { publicityCalls } from '#contract/library/publicity.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const publicityMutations = { apply: mutationOf(publicityCalls.apply) }
