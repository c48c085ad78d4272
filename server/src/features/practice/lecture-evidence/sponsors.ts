import { evidenceOperatorCalls, sponsorCalls } from '#contract/practice/lecture-evidence.ts'
import type { SponsoredLecture } from '#contract/practice/lecture-evidence.ts'
import { asBit } from '#contract/wire/fields.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import { selectSheet, selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import {
  deleteSponsor,
  insertSponsor,
  noFigures,
  selectSponsoredSheets,
  selectSponsors,
} from './lecture-evidence.queries.ts'

/** Only what happened in public: never a fee, a bank or an identity card. */
export const listLectures = answer(sponsorCalls.lectures, async ({ page }, context) => {
  const { db } = context
  const rows = await selectSponsoredSheets(db, memberOf(context).userId, pageSize, offsetOf(page, pageSize))
  const lectures: SponsoredLecture[] = []
  for (const { sheetId, figures, completedAt } of rows) {
    const row = await selectSheet(db, sheetId)
    if (!row) continue
    const { guest_name, guest_hospital_name } = presentGuest(row)
    lectures.push({
      guest_name,
      guest_hospital_name,
      meeting_id: row.meeting.id,
      meeting_title: row.meeting.title,
      begin_time: shanghaiTime(row.meeting.begin_at),
      end_time: shanghaiTime(row.meeting.end_at),
      is_complete: asBit(completedAt !== null),
      figures: { ...noFigures, ...figures },
    })
  }
  return pageOf(lectures, rows[0]?.total ?? 0, page, pageSize)
})

export const setSponsor = answer(evidenceOperatorCalls.sponsor, async (input, context) => {
  const { db } = context
  if (!(await selectTask(db, input.id))) throw refuse(failures.dataMissing, { detail: 'id' })
  const granted_by = memberOf(context).userId
  if (input.type) await insertSponsor(db, { task_id: input.id, user_id: input.user_id, granted_by })
  else await deleteSponsor(db, input.id, input.user_id)
  return { user_ids: await selectSponsors(db, input.id) }
})
