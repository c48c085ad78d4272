import { consultingCalls } from '#contract/practice/consulting-hours.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { consultingQueries } from './queries.ts'

export const consultingMutations = {
  save: mutationOf(consultingCalls.save, { answers: () => consultingQueries.own() }),
}
