import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { queryOf } from '#web/platform/query.ts'

export const dataPackageQueries = {
  detail: (packageId: number) => queryOf(dataPackageCalls.detail, { id: packageId }),
}
