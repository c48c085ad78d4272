import { guestCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { faultOfName } from '#contract/people/profile.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { requireShownPicture } from '#server/features/people/profile/shown-picture.ts'
import { presentGuest } from './expert-sheets.present.ts'
import { selectSheet, updateIntroduction } from './expert-sheets.queries.ts'
import { findSheet } from './find-sheet.ts'
import { noteChange } from './note-change.ts'

export const getGuest = answer(guestCalls.get, async (input, context) =>
  presentGuest(await findSheet(context, input)),
)

export const editGuest = answer(guestCalls.edit, async (input, context) => {
  const row = await findSheet(context, input)
  const fault = faultOfName(input.guest_name)
  if (fault) throw refuse(fault)
  if (input.guest_photo) {
    const change = { present: presentGuest(row).guest_photo, wanted: input.guest_photo }
    await requireShownPicture(context.db, row.sheet.user_id, change, sheetFailures.pictureNotOwn)
  }
  await context.db.transaction(async (db) => {
    await updateIntroduction(db, row.sheet.id, {
      name: input.guest_name,
      photo: input.guest_photo,
      position: input.guest_position_name,
      hospital: input.guest_hospital_name,
      department: input.guest_department_name,
      introduction: input.introduce,
    })
    await noteChange(db, context, row, { kind: 'introduction_edited' })
  })
  return presentGuest((await selectSheet(context.db, row.sheet.id))!)
})

/** The picture belongs to the guest, also where somebody else sends it with the code of the sheet. */
export const uploadGuestPhoto = answerUpload(guestCalls.uploadPhoto, async (input, context) => {
  const { sheet } = await findSheet(context, input)
  const guestPhoto = { name: 'guest', accept: 'pictures', isPrivate: false } as const
  return saveFile(context, context.file, guestPhoto, sheet.user_id)
})
