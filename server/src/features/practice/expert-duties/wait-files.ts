import {
  dutyFailures,
  waitCalls,
  waitLimits,
  waitOperatorCalls,
  waitStates,
} from '#contract/practice/expert-duties.ts'
import type { GuestWait } from '#contract/practice/expert-duties.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { FilePurpose } from '#kernel/files/file-purpose.ts'
import { selectFileNames } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import type { Services } from '#kernel/services.ts'
import { selectSheet } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { findSheet } from '#server/features/practice/expert-sheets/find-sheet.ts'
import { noteChange } from '#server/features/practice/expert-sheets/note-change.ts'
import { requireProvedReader } from '#server/features/practice/expert-sheets/prove-device.ts'
import { queueSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { deleteUnlistedFiles, lockWait, selectWait, updateGivenFiles } from './expert-duties.queries.ts'
import type { WaitRow } from './expert-duties.queries.ts'

/** Passports, tickets and bookings: for the guest and for organisers. */
export const waitFile: FilePurpose = {
  name: 'guest-wait',
  accept: 'all',
  isPrivate: true,
  operatorRight: 'experts.edit',
}

const addressLifeMs = 3600_000

/** The documents of both sides; without their addresses for a device that was never proved. */
export async function showFiles(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  wait: Pick<WaitRow, 'files' | 'given_files'>,
  isProved: boolean,
): Promise<Pick<GuestWait, 'files' | 'given_files'>> {
  const names = await selectFileNames(db, [...wait.files, ...wait.given_files].map(keyOf))
  const show = (url: string) => ({
    url,
    name: names.get(keyOf(url)) ?? '',
    address: isProved ? signedAddress(vault, keyOf(url), addressLifeMs) : '',
  })
  return { files: wait.files.map(show), given_files: wait.given_files.map(show) }
}

/** The file belongs to the guest, also where somebody else sends it with the code of the sheet. */
export const uploadWaitFile = answerUpload(waitCalls.upload, async (input, context) => {
  const row = await findSheet(context, input)
  await requireProvedReader(context, row)
  const wait = await selectWait(context.db, row.sheet.id, input.wait_id)
  if (!wait) throw refuse(dutyFailures.waitMissing)
  if (wait.status !== waitStates.open) throw refuse(dutyFailures.waitDecided)
  return saveFile(context, context.file, waitFile, row.sheet.user_id)
})

export const addGivenFile = answerUpload(waitOperatorCalls.addFile, async ({ wait_id }, context) => {
  const { url } = await saveFile(context, context.file, waitFile, memberOf(context).userId)
  return context.db.transaction(async (db) => {
    const wait = await lockWait(db, wait_id)
    const row = wait && (await selectSheet(db, wait.sheet_id))
    if (!wait || !row || wait.status === waitStates.refused) throw refuse(dutyFailures.waitMissing)
    const files = [...wait.given_files, url]
    if (files.length > waitLimits.files) throw refuse(dutyFailures.tooManyFiles)
    await updateGivenFiles(db, wait_id, files)
    await noteChange(db, context, row, {
      kind: 'wait_file_given',
      subjectId: wait_id,
      detail: { title: wait.title, name: context.file.name },
    })
    await queueSheetSms(db, context, wait.sheet_id, 'change')
    return { files: files.length }
  })
})

/** What was uploaded and never named, or was taken out again. */
export const removeUnlisted = async (services: Services): Promise<void> =>
  removeStored(services, await deleteUnlistedFiles(services.db, waitFile))
