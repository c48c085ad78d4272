import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { prepared } from '#kernel/prepared.ts'
import { chatMessages } from '#server/features/community/chat/chat.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { patientFiles } from '#server/features/practice/patient-files/patient-files.tables.ts'
import { consultationViews, consultations } from './consultations.tables.ts'
import type { ViewedPart } from './consultations.tables.ts'

const nameNow = (column: typeof users.truename | typeof users.hospital) =>
  sql<string>`(select ${column} from ${users} where ${users.id} = ${sql.placeholder('userId')})`

const viewInsert = prepared('consultation_view', (db) =>
  db.insert(consultationViews).values({
    consultation_id: sql.placeholder('id'),
    user_id: sql.placeholder('userId'),
    name: nameNow(users.truename),
    hospital: nameNow(users.hospital),
    what: sql.placeholder('what'),
    file_id: sql.placeholder('fileId'),
  }),
)

/** Notes that somebody looks at the data of a patient, under the name that they have now. */
export const insertView = (db: Db, view: { id: number; userId: number; what: ViewedPart; fileId?: number }) =>
  viewInsert(db).execute({ fileId: null, ...view })

/**
 * The same for a file of the chat of a consultation, which other chats have none of. A chat shows its pictures whenever it
 * is opened: once an hour is enough to know.
 */
export const insertChatView = (db: Db, { fileId, userId }: { fileId: number; userId: number }) =>
  db.execute(sql`
    insert into ${consultationViews} (consultation_id, user_id, name, hospital, what, file_id)
    select c.id, u.id, u.truename, u.hospital, 'file', m.file_id
    from ${chatMessages} m join ${consultations} c on c.chat_group_id = m.group_id join ${users} u on u.id = ${userId}
    where m.file_id = ${fileId} and not exists (select from ${consultationViews} v where v.consultation_id = c.id
      and v.user_id = u.id and v.file_id = m.file_id and v.viewed_at > now() - interval '1 hour')`)

/** Those of others than the applying doctor. */
export const selectViews = (
  db: Db,
  { id, applicantId }: { id: number; applicantId: number },
  limit: number,
  offset: number,
) =>
  db
    .select({
      view: consultationViews,
      /** Names of files about patients are sealed. */
      sealedName: patientFiles.name_sealed,
      chatName: files.original_name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(consultationViews)
    .leftJoin(patientFiles, eq(patientFiles.file_id, consultationViews.file_id))
    .leftJoin(files, eq(files.id, consultationViews.file_id))
    .where(
      and(
        eq(consultationViews.consultation_id, id),
        sql`${consultationViews.user_id} is distinct from ${applicantId}`,
      ),
    )
    .orderBy(desc(consultationViews.id))
    .limit(limit)
    .offset(offset)

export type ViewRow = Awaited<ReturnType<typeof selectViews>>[number]
