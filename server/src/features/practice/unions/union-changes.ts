import { unionSettingsCalls } from '#contract/practice/union-settings.ts'
import type { UnionChange, UnionField, UnionSubject } from '#contract/practice/union-settings.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { insertChange, selectChanges } from './union-changes.queries.ts'
import { findUnionAsManager } from './union-role.ts'

type Fields = Partial<Record<UnionField, string>>

type Changed = { unionId: number; subject: UnionSubject; subjectId: number; userId: number }

/** Keeps who changed what, in the transaction of the change. False when nothing differs. */
export async function keepChange(
  db: Tx,
  { unionId, subject, subjectId, userId }: Changed,
  before: Fields,
  after: Fields,
): Promise<boolean> {
  const changes = differences(before, after)
  if (changes.length === 0) return false
  await insertChange(db, {
    union_id: unionId,
    subject,
    subject_id: subjectId,
    user_id: userId,
    changes,
  })
  return true
}

function differences(before: Fields, after: Fields): UnionChange['changes'] {
  const fields = Object.keys(after) as UnionField[]
  return fields.flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? '']
    return was === is ? [] : [{ field, before: was, after: is }]
  })
}

export const listChanges = answer(unionSettingsCalls.changes, async ({ page, ...input }, context) => {
  const { union } = await findUnionAsManager(context, input.id)
  const asked = { unionId: union.id, subject: input.subject, subjectId: input.subject_id }
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectChanges(context.db, asked, limit, offset),
  )
  return presentPage(found, ({ change, truename }) => ({
    change_id: change.id,
    truename: truename ?? '',
    create_time: shanghaiTime(change.created_at),
    changes: change.changes,
  }))
})
