import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  evidenceFailures,
  evidenceLimits,
  evidenceOperatorCalls,
} from '#contract/practice/lecture-evidence.ts'
import type { PictureFlag } from '#contract/practice/lecture-evidence.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { evidencePicture } from './evidence-picture.ts'
import { insertPicture, selectLooksElsewhere, selectPictures } from './lecture-evidence.queries.ts'
import { isAlike, lookOf, takenAt } from './picture-look.ts'

/** Clocks of cameras are wrong by hours, and rehearsals are photographed on the day before. */
const oldBeforeMs = 24 * 3600_000

/** The camera's time is read before the picture is encoded again, which removes it. */
export const addPicture = answerUpload(evidenceOperatorCalls.addPicture, async ({ guest_id }, context) => {
  const { db, file } = context
  const row = await selectSheet(db, guest_id)
  if (!row) throw refuse(evidenceFailures.guestMissing)
  if ((await selectPictures(db, row.sheet.id)).length >= evidenceLimits.pictures)
    throw refuse(evidenceFailures.tooManyPictures)
  const taken = await takenAt(file.path).catch(() => undefined)
  const saved = await saveFile(context, file, evidencePicture, memberOf(context).userId)
  const file_key = keyOf(saved.url)
  const bytes = await context.providers.storage.withFile(file_key, (path) => readFile(path))
  const look = await lookOf(bytes)
  const wasUsed = (await selectLooksElsewhere(db, row.sheet.task_id)).some((other) => isAlike(look, other))
  const flag = flagOf({ wasUsed, taken, meetingBegan: row.meeting.begin_at })
  await insertPicture(db, {
    sheet_id: row.sheet.id,
    file_key,
    file_digest: createHash('sha256').update(bytes).digest(),
    source: 'upload',
    taken_at: taken ?? null,
    look,
    flag,
  })
  return { flag }
})

type Doubts = { wasUsed: boolean; taken: Date | undefined; meetingBegan: Date }

function flagOf({ wasUsed, taken, meetingBegan }: Doubts): PictureFlag {
  if (wasUsed) return 'used_before'
  return taken && taken.getTime() < meetingBegan.getTime() - oldBeforeMs ? 'too_old' : ''
}
