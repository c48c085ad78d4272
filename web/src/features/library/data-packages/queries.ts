import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Packages, and where they were sent. */
    'data-packages': true
  }
}

export const dataPackageQueries = {
  detail: (packageId: number) =>
    queryOf(dataPackageCalls.detail, { id: packageId }, { tags: ['data-packages'] }),
}
