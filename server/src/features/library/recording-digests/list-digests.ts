import { digestCalls } from '#contract/library/recording-digests.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import type { Context } from '#kernel/services.ts'
import { selectFocusedColleges } from '#server/features/library/subjects/subjects.queries.ts'
import { presentDigest } from './recording-digests.present.ts'
import { selectOpenDigests } from './recording-digests.queries.ts'

export const listDigests = answer(digestCalls.list, async (input, context) => {
  const collegeIds = await collegesOf(context, input)
  const page = await readPage(input.page, pageSize, (limit, offset) =>
    selectOpenDigests(context.db, { collegeIds, limit, offset }),
  )
  return presentPage(page, presentDigest)
})

type Asked = { college_id: number; is_focused: boolean }

/** A visitor follows nothing. Undefined for all subjects. */
async function collegesOf(
  { db, member }: Context,
  { college_id, is_focused }: Asked,
): Promise<number[] | undefined> {
  if (!is_focused) return college_id > 0 ? [college_id] : undefined
  return member ? (await selectFocusedColleges(db, member.userId)).map(({ id }) => id) : []
}
