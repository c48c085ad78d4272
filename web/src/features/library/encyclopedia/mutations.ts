import { encyclopediaCalls } from '#contract/library/encyclopedia.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { encyclopediaQueries } from './queries.ts'

const ofCompany = {
  changes: ['follows'],
  patches: ({ company_id }: { company_id: number }) => encyclopediaQueries.company(company_id),
} as const

export const encyclopediaMutations = {
  subscribe: mutationOf(encyclopediaCalls.companySubscribeAdd, ofCompany),
  unsubscribe: mutationOf(encyclopediaCalls.companySubscribeCancel, ofCompany),
}
