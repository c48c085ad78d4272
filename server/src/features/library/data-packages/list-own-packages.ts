import { dataPackageCalls, ownPackagePageSize } from '#contract/library/data-packages.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { presentOwnPackage } from './data-packages.present.ts'
import { selectOwnPackages } from './mails.queries.ts'

const size = ownPackagePageSize

export const listOwnPackages = answer(dataPackageCalls.own, async ({ page }, context) => {
  const part = { limit: size, offset: offsetOf(page, size) }
  const rows = await selectOwnPackages(context.db, memberOf(context).userId, part)
  return pageOf(rows.map(presentOwnPackage), rows[0]?.total ?? 0, page, size)
})
