import {
  evidenceFailures,
  evidenceLimits,
  evidenceOperatorCalls,
} from '#contract/practice/lecture-evidence.ts'
import type { PictureFlag } from '#contract/practice/lecture-evidence.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import type { SheetRow } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { acceptDoubtful } from './accept-picture.ts'
import { buildPack, completeLecture } from './complete-lecture.ts'
import { evidencePicture } from './evidence-picture.ts'
import { insertPicture, selectLooksElsewhere, selectPictures } from './lecture-evidence.queries.ts'
import { isAlike, lookOf, takenAt } from './picture-look.ts'
import { showOperatedEvidence } from './show-evidence.ts'

/** Clocks of cameras are wrong by hours, and rehearsals are photographed on the day before. */
const oldBeforeMs = 24 * 3600_000

export const getOperatedEvidence = answer(evidenceOperatorCalls.get, async (input, context) =>
  showOperatedEvidence(context, await findGuest(context.db, input)),
)

/** The camera's time is read before the picture is encoded again, which removes it. */
export const addPicture = answerUpload(evidenceOperatorCalls.addPicture, async (input, context) => {
  const { db, file } = context
  const row = await findGuest(db, input)
  if ((await selectPictures(db, row.sheet.id)).length >= evidenceLimits.pictures)
    throw refuse(evidenceFailures.tooManyPictures)
  const taken = await takenAt(file.path).catch(() => undefined)
  const saved = await saveFile(context, file, evidencePicture, memberOf(context).userId)
  const file_key = keyOf(saved.url)
  const bytes = await context.providers.storage.withFile(file_key, (path) => readFile(path))
  const look = await lookOf(bytes)
  const wasUsed = (await selectLooksElsewhere(db, row.sheet.task_id)).some((other) => isAlike(look, other))
  await insertPicture(db, {
    sheet_id: row.sheet.id,
    file_key,
    file_digest: createHash('sha256').update(bytes).digest(),
    source: 'upload',
    taken_at: taken ?? null,
    look,
    flag: flagOf({ wasUsed, taken, meetingBegan: row.meeting.begin_at }),
  })
  return showOperatedEvidence(context, row)
})

type Doubts = { wasUsed: boolean; taken: Date | undefined; meetingBegan: Date }

function flagOf({ wasUsed, taken, meetingBegan }: Doubts): PictureFlag {
  if (wasUsed) return 'used_before'
  return taken && taken.getTime() < meetingBegan.getTime() - oldBeforeMs ? 'too_old' : ''
}

export const acceptPicture = answer(evidenceOperatorCalls.acceptPicture, async (input, context) => {
  const row = await findGuest(context.db, input)
  await acceptDoubtful(context, row, { pictureId: input.picture_id, reason: input.reason })
  return showOperatedEvidence(context, row)
})

export const completeByHand = answer(evidenceOperatorCalls.complete, async (input, context) => {
  const row = await findGuest(context.db, input)
  await completeLecture(context, row, input.reason)
  return showOperatedEvidence(context, row)
})

export const orderPack = answer(evidenceOperatorCalls.build, async (input, context) => {
  const row = await findGuest(context.db, input)
  await buildPack(context, row)
  return showOperatedEvidence(context, row)
})

async function findGuest(db: Db, { id, guest_id }: { id: number; guest_id: number }): Promise<SheetRow> {
  const row = await selectSheet(db, guest_id)
  if (row?.sheet.task_id !== id) throw refuse(evidenceFailures.guestMissing)
  return row
}
