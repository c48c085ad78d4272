import { dataPackageCalls, ownPackagePageSize } from '#contract/library/data-packages.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentOwnPackage } from './data-packages.present.ts'
import { selectOwnPackages } from './mails.queries.ts'

const size = ownPackagePageSize

export const listOwnPackages = answer(dataPackageCalls.own, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, size, (limit, offset) =>
    selectOwnPackages(context.db, userId, { limit, offset }),
  )
  return presentPage(found, presentOwnPackage)
})
