import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { patientFiles } from './patient-files.tables.ts'

export type PatientFileRow = typeof patientFiles.$inferSelect

const isUnfinished = isNull(patientFiles.file_id)

export const insertPatientFile = (db: Db, row: typeof patientFiles.$inferInsert): Promise<PatientFileRow> =>
  only(db.insert(patientFiles).values(row).returning())

export const selectPatientFile = (db: Db, id: number): Promise<PatientFileRow | undefined> =>
  first(db.select().from(patientFiles).where(eq(patientFiles.id, id)))

type SameFile = { ownerId: number; nameDigest: Buffer; bytes: number; modifiedAt: number }

/** The upload that a file continues, if it was begun. */
export const selectUnfinished = (db: Db, file: SameFile): Promise<PatientFileRow | undefined> =>
  first(
    db
      .select()
      .from(patientFiles)
      .where(
        and(
          eq(patientFiles.owner_id, file.ownerId),
          eq(patientFiles.name_digest, file.nameDigest),
          eq(patientFiles.bytes, file.bytes),
          eq(patientFiles.modified_at, file.modifiedAt),
          isUnfinished,
        ),
      )
      .orderBy(desc(patientFiles.received))
      .limit(1),
  )

/** All unfinished uploads of a member except the latest ones. */
export const selectLeftOver = (db: Db, ownerId: number, latest: number): Promise<PatientFileRow[]> =>
  db
    .select()
    .from(patientFiles)
    .where(and(eq(patientFiles.owner_id, ownerId), isUnfinished))
    .orderBy(desc(patientFiles.received_at), desc(patientFiles.id))
    .offset(latest)

/** Undefined when another request has moved on from `from` meanwhile. */
export const updateReceived = (
  db: Db,
  id: number,
  { from, to }: { from: number; to: number },
): Promise<PatientFileRow | undefined> =>
  first(
    db
      .update(patientFiles)
      .set({ received: to, received_at: sql`now()` })
      .where(and(eq(patientFiles.id, id), eq(patientFiles.received, from), isUnfinished))
      .returning(),
  )

/** Undefined when another request has finished it, or it was cancelled. */
export const updateFinished = (db: Db, id: number, fileId: number): Promise<PatientFileRow | undefined> =>
  first(
    db
      .update(patientFiles)
      .set({ file_id: fileId })
      .where(and(eq(patientFiles.id, id), isUnfinished))
      .returning(),
  )

/** Undefined when it is complete. */
export const deleteUnfinished = (db: Db, id: number): Promise<PatientFileRow | undefined> =>
  first(
    db
      .delete(patientFiles)
      .where(and(eq(patientFiles.id, id), isUnfinished))
      .returning(),
  )

export const deleteFileById = (db: Db, fileId: number): Promise<FileRow[]> =>
  db.delete(files).where(eq(files.id, fileId)).returning()

/** Uploads that nobody has continued for days. */
export const selectAbandoned = (db: Db): Promise<PatientFileRow[]> =>
  db
    .select()
    .from(patientFiles)
    .where(and(isUnfinished, lt(patientFiles.received_at, sql`now() - interval '3 days'`)))
    .limit(100)

/** Whole files with their sealed names, by the numbers of the files. */
export const selectWholeFiles = (db: Db, fileIds: number[]) =>
  fileIds.length === 0
    ? []
    : db
        .select({ file: files, name_sealed: patientFiles.name_sealed })
        .from(patientFiles)
        .innerJoin(files, eq(files.id, patientFiles.file_id))
        .where(inArray(files.id, fileIds))
