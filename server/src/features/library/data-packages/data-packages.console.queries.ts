import { sql } from 'drizzle-orm'
import { contains, defineRows, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import {
  isPublishedIn,
  ownedRows,
  shownIfPublished,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { dataPackageFiles, dataPackageMails, dataPackages } from './data-packages.tables.ts'

export const packagePage = '/electronicDataPackage?id='

export const storedPackages = storedRows(dataPackages)
export const filesOfPackage = ownedRows(dataPackageFiles, 'package_id', 'sort')

export const packageRows = defineRows({
  id: dataPackages.id,
  values: {
    title: dataPackages.title,
    cover: dataPackages.cover,
    files:
      sql<number>`(select count(*)::int from ${dataPackageFiles} f where f.package_id = ${dataPackages}.id)`.as(
        'files',
      ),
    mails:
      sql<number>`(select count(*)::int from ${dataPackageMails} m where m.package_id = ${dataPackages}.id)`.as(
        'mails',
      ),
    created_at: dataPackages.created_at,
    state: shownIfPublished(dataPackages.published),
    page: pageAt(packagePage, dataPackages.id),
  },
  from: (db, values) => db.select(values).from(dataPackages).$dynamic(),
  filters: {
    q: contains(dataPackages.title),
    state: isPublishedIn(dataPackages.published),
    created_at: within(dataPackages.created_at),
  },
})
