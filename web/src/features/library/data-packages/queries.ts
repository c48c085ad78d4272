import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { queryOf } from '#web/platform/query.ts'

/** Packages, with where they were sent. */
export const dataPackageTag = 'data-packages'

export const dataPackageQueries = {
  detail: (packageId: number) =>
    queryOf(dataPackageCalls.detail, { id: packageId }, { tags: [dataPackageTag] }),
}
