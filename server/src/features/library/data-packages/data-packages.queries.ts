import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { dataPackageFiles, dataPackages } from './data-packages.tables.ts'

export const selectDataPackage = (db: Db, packageId: number) =>
  first(
    db
      .select()
      .from(dataPackages)
      .where(and(eq(dataPackages.id, packageId), dataPackages.published)),
  )

export type DataPackageRow = NonNullable<Awaited<ReturnType<typeof selectDataPackage>>>

export const selectPackageFiles = (db: Db, packageId: number) =>
  db
    .select({
      id: dataPackageFiles.id,
      name: dataPackageFiles.name,
      key: files.key,
      mime: files.mime,
      size: files.size,
    })
    .from(dataPackageFiles)
    .innerJoin(files, eq(files.key, dataPackageFiles.file_key))
    .where(eq(dataPackageFiles.package_id, packageId))
    .orderBy(asc(dataPackageFiles.sort), asc(dataPackageFiles.id))

export type PackageFileRow = Awaited<ReturnType<typeof selectPackageFiles>>[number]
