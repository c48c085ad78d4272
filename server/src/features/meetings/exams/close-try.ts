import type { Db } from '#kernel/database.ts'
import { closeTry, lockTry, selectDueTries, selectOptionsOfTry, selectTryQuestions } from './exams.queries.ts'
import { scoreOf } from './grade.ts'

/** Grades a try by what was saved and closes it. The caller holds its lock. */
export async function gradeAndClose(db: Db, tryId: number): Promise<void> {
  const [questions, options] = [await selectTryQuestions(db, tryId), await selectOptionsOfTry(db, tryId)]
  await closeTry(db, tryId, scoreOf(questions, options))
}

/** A try ends with its time, whether or not anybody is there to hand it in. */
export async function closeDueTries(db: Db, userId: number): Promise<void> {
  for (const { id } of await selectDueTries(db, userId))
    await db.transaction(async (db) => {
      const found = await lockTry(db, id, userId)
      if (found?.one.closed_at === null) await gradeAndClose(db, id)
    })
}
