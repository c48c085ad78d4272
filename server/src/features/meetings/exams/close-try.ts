import type { Db } from '#kernel/database.ts'
import { closeTry, lockTry, selectDueTries, selectOptionsOfTry, selectTryQuestions } from './exams.queries.ts'
import type { LockedTry } from './exams.queries.ts'
import { gradeOf } from './grade.ts'

/** Grades an attempt by its saved answers and closes it. The caller holds its lock. */
export async function gradeAndClose(db: Db, { one, pass_mark: passMark }: LockedTry): Promise<void> {
  const [questions, options] = [await selectTryQuestions(db, one.id), await selectOptionsOfTry(db, one.id)]
  await closeTry(db, one.id, gradeOf(questions, options, passMark).score)
}

/** An attempt ends when its time is up, whether or not anybody submits it. */
export async function closeDueTries(db: Db, userId: number): Promise<void> {
  for (const { id } of await selectDueTries(db, userId))
    await db.transaction(async (db) => {
      const found = await lockTry(db, id, userId)
      if (found?.one.closed_at === null) await gradeAndClose(db, found)
    })
}
