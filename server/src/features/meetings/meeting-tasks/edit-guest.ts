import { guestCalls, guestFailures } from '#contract/meetings/meeting-tasks.ts'
import { faultOfName } from '#contract/people/profile.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { answerUpload } from '#kernel/http/serve-uploads.ts'
import { requireShownPicture } from '#server/features/people/profile/shown-picture.ts'
import { findTask } from './find-task.ts'
import { presentGuest } from './meeting-tasks.present.ts'
import { selectGuest, upsertGuest } from './meeting-tasks.queries.ts'

export const getGuest = answer(guestCalls.get, async (input, context) => {
  const { task } = await findTask(context, input.id, input.tcode)
  return showGuest(context.db, task.id)
})

export const editGuest = answer(guestCalls.edit, async (input, context) => {
  const { db, member } = context
  const { task } = await findTask(context, input.id, input.tcode)
  const fault = faultOfName(input.guest_name)
  if (fault) throw refuse(fault)
  const present = (await showGuest(db, task.id)).guest_photo
  if (input.guest_photo) {
    const change = { present, wanted: input.guest_photo }
    await requireShownPicture(db, task.user_id, change, guestFailures.pictureNotOwn)
  }
  await upsertGuest(db, task.id, {
    name: input.guest_name,
    photo: input.guest_photo,
    position: input.guest_position_name,
    hospital: input.guest_hospital_name,
    department: input.guest_department_name,
    introduction: input.introduce,
    updated_by: member?.userId ?? null,
  })
  return showGuest(db, task.id)
})

/** The picture belongs to the lecturer, also where somebody else sends it with the code of the sheet. */
export const uploadGuestPhoto = answerUpload(guestCalls.uploadPhoto, async (input, context) => {
  const { task } = await findTask(context, input.id, input.tcode)
  const guestPhoto = { name: 'guest', accept: 'pictures', isPrivate: false } as const
  return saveFile(context, context.file, guestPhoto, task.user_id)
})

const showGuest = async (db: Db, taskId: number) => presentGuest((await selectGuest(db, taskId))!)
