import { answerCount, doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { answer } from '#kernel/answer.ts'
import { Refusal } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { presentAnswer } from './doctor-homepage.present.ts'
import { selectAnswers } from './doctor-homepage.queries.ts'
import type { AnswerRow } from './doctor-homepage.queries.ts'

export const listDoctorAnswers = answer(doctorCalls.answers, async (input, context) => {
  const rows = await selectAnswers(context.db, input.doctor_id, answerCount)
  const readable = await findReadable(context, rows)
  const loaded = await loadItems(
    context,
    rows.filter((row) => readable.has(nameOf(row))).map((row) => ({ row, kind: row.kind, id: row.itemId })),
  )
  return loaded.map(({ ref, item }) => presentAnswer(ref.row, item))
})

const nameOf = ({ kind, itemId }: AnswerRow) => `${kind} ${itemId}`

/** The items whose comments the caller may read; each is asked for once. */
async function findReadable(context: CallContext, rows: AnswerRow[]): Promise<Set<string>> {
  const items = new Map(rows.map((row) => [nameOf(row), { itemType: row.kind, itemId: row.itemId }]))
  const checked = await Promise.all(
    items.entries().map(async ([name, item]) => ((await mayRead(context, item)) ? name : undefined)),
  )
  return new Set(checked.filter((name) => name !== undefined))
}

async function mayRead(context: CallContext, item: Item): Promise<boolean> {
  try {
    await findDiscussion(context, item)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
