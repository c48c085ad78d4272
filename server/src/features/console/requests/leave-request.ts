import { memberOf } from '#kernel/answer.ts'
import { separators } from '#kernel/console-framework/words.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import type { Context } from '#kernel/services.ts'
import { insertRequest } from './requests.queries.ts'

export type Wanted = {
  deed: GuardedDeed
  /** The list whose rows it is about, or that gets a new one. */
  resource: string
  /** The rows, with the number 0 for a new one. */
  rows: { id: number; title: string }[]
  values: Record<string, unknown>
  reason: string
}

/** Leaves a deed for the second person. */
export const leaveRequest = async (context: Context, wanted: Wanted): Promise<number> => {
  const id = await insertRequest(context.db, rowOf(context, wanted))
  for (const row of wanted.rows)
    context.noteChange({
      target: { kind: wanted.resource, id: row.id, name: row.title },
      after: { request: id, deed: wanted.deed.name },
    })
  return id
}

/** Lets those who come later see what the first administrator has done before there was a second. */
export const noteDoneAlone = (context: Context, wanted: Wanted): Promise<number> =>
  insertRequest(context.db, {
    ...rowOf(context, wanted),
    values: {},
    sealed_values: null,
    state: 'alone',
    decided_at: new Date(),
    done_ids: wanted.rows.map(({ id }) => id),
  })

const rowOf = (context: Context, { deed, resource, rows, values, reason }: Wanted) => ({
  deed: deed.name,
  resource,
  record_ids: rows.map(({ id }) => id),
  titles: rows.map(({ title }) => title).join(separators[context.caller.language]),
  values: deed.isSecret ? {} : values,
  sealed_values: deed.isSecret ? context.vault.seal(JSON.stringify(values)) : null,
  reason,
  asked_by: memberOf(context).userId,
})
