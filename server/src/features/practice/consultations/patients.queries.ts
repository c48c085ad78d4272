import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { prepared } from '#kernel/prepared.ts'
import { consultations, patients } from './consultations.tables.ts'
import { patientFiles } from '#server/features/practice/patient-files/patient-files.tables.ts'
import { patientFilePurpose } from '#server/features/practice/patient-files/patient-file.ts'

export type PatientRow = typeof patients.$inferSelect
type SavedPatient = Omit<typeof patients.$inferInsert, 'id' | 'owner_id' | 'created_at'>

const isOpen = inArray(consultations.status, [consultationStates.awaiting, consultationStates.inConsultation])

export const insertPatient = async (db: Db, ownerId: number, saved: SavedPatient): Promise<number> =>
  (
    await only(
      db
        .insert(patients)
        .values({ ...saved, owner_id: ownerId })
        .returning({ id: patients.id }),
    )
  ).id

export const updatePatient = (db: Db, patientId: number, saved: SavedPatient) =>
  db.update(patients).set(saved).where(eq(patients.id, patientId))

const own = (patientId: number, ownerId: number) =>
  and(eq(patients.id, patientId), eq(patients.owner_id, ownerId))

export const selectPatient = (db: Db, patientId: number, ownerId: number): Promise<PatientRow | undefined> =>
  first(db.select().from(patients).where(own(patientId, ownerId)))

/** Locked until the transaction ends, so that a patient is not changed while a consultation copies them. */
export const lockPatient = (db: Db, patientId: number, ownerId: number): Promise<PatientRow | undefined> =>
  first(db.select().from(patients).where(own(patientId, ownerId)).for('update'))

export const selectOpenConsultation = (db: Db, patientId: number) =>
  first(
    db
      .select({ id: consultations.id, receiver_id: consultations.receiver_id })
      .from(consultations)
      .where(and(eq(consultations.patient_id, patientId), isOpen)),
  )

export const countConsultations = (db: Db, patientId: number): Promise<number> =>
  db.$count(consultations, eq(consultations.patient_id, patientId))

/** What is over stays as it was. The consent is for one person: that of another name comes with the name. */
export const updateConsultationPatient = (db: Db, consultationId: number, patient: SavedPatient) =>
  db
    .update(consultations)
    .set({
      gender: patient.gender,
      age: patient.age,
      record_sealed: patient.record_sealed,
      attachments: patient.attachments ?? [],
      ...(patient.consent_at && { consent_at: patient.consent_at }),
      ...(patient.consent_version && { consent_version: patient.consent_version }),
    })
    .where(and(eq(consultations.id, consultationId), isOpen))

const hasNoOrder = sql`not exists (select from ${consultations} c where c.patient_id = ${patients}.id)`

export const selectDrafts = (db: Db, ownerId: number, limit: number, offset: number) =>
  db
    .select({ patient: patients, total: sql<number>`(count(*) over ())::int` })
    .from(patients)
    .where(and(eq(patients.owner_id, ownerId), hasNoOrder))
    .orderBy(desc(patients.saved_at), desc(patients.id))
    .limit(limit)
    .offset(offset)

/** The numbers of the files of the deleted draft; undefined when there is none of this number. */
export const deleteDraft = async (db: Db, patientId: number, ownerId: number) =>
  (
    await first(
      db
        .delete(patients)
        .where(and(own(patientId, ownerId), hasNoOrder))
        .returning({ attachments: patients.attachments }),
    )
  )?.attachments

/** Deletes drafts that nobody has touched for half a year; their files go with the abandoned ones. */
export const deleteOldDrafts = (db: Db) =>
  db.delete(patients).where(and(lt(patients.saved_at, sql`now() - interval '180 days'`), hasNoOrder))

export const countOwnAttachments = async (db: Db, ownerId: number, fileIds: number[]): Promise<number> =>
  (
    await only(
      db
        .select({ count: count() })
        .from(files)
        .where(
          and(
            inArray(files.id, fileIds),
            eq(files.owner_id, ownerId),
            eq(files.purpose, patientFilePurpose.name),
          ),
        ),
    )
  ).count

const attachmentsByIds = prepared('patient_attachments', (db) =>
  db
    .select({
      id: files.id,
      key: files.key,
      name_sealed: patientFiles.name_sealed,
      mime: files.mime,
      size: files.size,
    })
    .from(files)
    .innerJoin(patientFiles, eq(patientFiles.file_id, files.id))
    .where(sql`${files.id} = any(${sql.placeholder('fileIds')}::bigint[])`)
    .orderBy(sql`array_position(${sql.placeholder('fileIds')}::bigint[], ${files.id})`),
)

/** In the order that the doctor has given them. */
export const selectAttachments = async (db: Db, fileIds: number[]) =>
  fileIds.length === 0 ? [] : attachmentsByIds(db).execute({ fileIds })

export type AttachmentRow = Awaited<ReturnType<typeof selectAttachments>>[number]

const isUnlisted = sql`not exists (select from ${patients} p where p.attachments @> array[${files}.id])
  and not exists (select from ${consultations} c where c.attachments @> array[${files}.id])`

export const deleteUnlistedAttachments = (db: Db, fileIds: number[]): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(and(inArray(files.id, fileIds), eq(files.purpose, patientFilePurpose.name), isUnlisted))
    .returning()

/** What was uploaded and not saved, or taken out again. */
export const deleteAbandonedAttachments = (db: Db): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      and(
        eq(files.purpose, patientFilePurpose.name),
        lt(files.created_at, sql`now() - interval '2 days'`),
        isUnlisted,
      ),
    )
    .returning()
