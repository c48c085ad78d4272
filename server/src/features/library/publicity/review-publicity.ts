import { publicityOperatorCalls } from '#contract/library/publicity.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { decideApplication, openApplication } from './decide-application.ts'
import { presentForOperator } from './publicity.present.ts'
import { selectApplications, selectNames } from './publicity.queries.ts'

const pageSize = 20

export const listApplications = answer(
  publicityOperatorCalls.list,
  async ({ state, page }, { db, vault }) => {
    const rows = await selectApplications(db, state, pageSize, offsetOf(page, pageSize))
    const names = await selectNames(
      db,
      rows.map(({ application }) => application),
    )
    return presentPage(rows, page, pageSize, ({ application }) =>
      presentForOperator(application, names, vault),
    )
  },
)

export const getApplication = answer(publicityOperatorCalls.detail, ({ application_id }, context) =>
  openApplication(context, application_id),
)

export const acceptApplication = answer(publicityOperatorCalls.pass, async (input, context) => {
  await decideApplication(context, input.application_id, { isPassed: true })
  return {}
})

export const declineApplication = answer(publicityOperatorCalls.refuse, async (input, context) => {
  await decideApplication(context, input.application_id, { isPassed: false, reason: input.reason })
  return {}
})
