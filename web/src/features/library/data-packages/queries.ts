import { dataPackageCalls } from '#contract/library/data-packages.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Packages, and where they were sent. */
    'data-packages': true
  }
}

export const dataPackageQueries = {
  own: () => pagedQueryOf(dataPackageCalls.own, {}, { tags: ['data-packages'] }),
  detail: (packageId: number) =>
    queryOf(dataPackageCalls.detail, { id: packageId }, { tags: ['data-packages'] }),
}
