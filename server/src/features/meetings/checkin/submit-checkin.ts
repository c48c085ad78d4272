import {
  checkinFailures,
  checkinPhotos,
  checkinStates,
  checkinStatement,
  faultsOfCheckin,
  fieldsFor,
  checkinCalls,
} from '#contract/meetings/checkin.ts'
import type { AskedField, CheckinForm } from '#contract/meetings/checkin.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectMissingFields } from '#server/features/people/profile/missing-fields.ts'
import { checkedIn } from './checkin.events.ts'
import { checkinPhoto } from './checkin-photo.ts'
import { deleteReplacedPhotos, insertCheckin } from './checkin.queries.ts'
import { digestDevice, isProven, readDeviceKey } from './device-proof.ts'
import { claimDevice } from './devices.queries.ts'
import { fieldsOf, findCheckin, selectCheckinStatus } from './find-checkin.ts'
import { showCheckin } from './get-checkin.ts'
import { openOwnPhone } from './own-phone.ts'

export const submitCheckin = answer(checkinCalls.submit, async (input, context) => {
  const { userId, userType } = memberOf(context)
  const { db, vault } = context
  const checkin = await findCheckin(db, input.meeting_id)
  if (!checkin.isNeeded) throw refuse(checkinFailures.notNeeded)
  if (checkin.isOnSiteOnly) throw refuse(checkinFailures.onSiteOnly)
  await checkMaySubmit(db, checkin.checkinMeetingId, userId)
  const user = await selectUser(db, userId)
  const fields = fieldsFor(fieldsOf(checkin, userType), input.form.identity ?? '')
  const asked = pickAsked(fields, input.form)
  const form = user ? openOwnPhone(asked, user, vault) : asked
  checkForm(fields, form)
  if (checkin.needsCompletion && (await selectMissingFields(db, userId, input.meeting_id)).length > 0)
    throw refuse(checkinFailures.incomplete)
  const photos = await checkPhotos(db, userId, form)
  const device = deviceOf(context, input)
  const replaced = await db.transaction(async (db) => {
    const meeting_id = checkin.checkinMeetingId
    // A shared computer is no fault: a person decides about the second account.
    const isShared = device && !(await claimDevice(db, { meeting_id, device, user_id: userId }))
    const row = await insertCheckin(db, {
      meeting_id,
      user_id: userId,
      form_sealed: vault.seal(JSON.stringify(form)),
      photos,
      consents: input.consent,
      device,
      state: checkin.isReviewed || isShared ? checkinStates.underReview : checkinStates.passed,
    })
    if (!row) return undefined
    if (row.state === checkinStates.passed)
      await context.events.publish(db, checkedIn, { userId, meetingId: meeting_id, isFresh: false })
    return deleteReplacedPhotos(db, row)
  })
  // Somebody was quicker, on another device.
  if (!replaced) await checkMaySubmit(db, checkin.checkinMeetingId, userId)
  await removeStored(context, replaced ?? [])
  await context.events.announce(db, userChanged, { userId })
  return showCheckin(context, checkin)
})

type Signed = { meeting_id: number; device_key?: string | undefined; device_sign?: string | undefined }

/** Undefined for a browser that has no key: the form has never asked for one. */
function deviceOf(
  context: Context,
  { meeting_id, device_key, device_sign = '' }: Signed,
): Buffer | undefined {
  if (!device_key) return undefined
  const statement = checkinStatement(meeting_id, memberOf(context).userId)
  if (!isProven({ key: device_key, sign: device_sign, statement }))
    throw refuse(checkinFailures.deviceUnproven)
  return digestDevice(context.vault, readDeviceKey(device_key)!)
}

async function checkMaySubmit(db: Db, checkinMeetingId: number, userId: number): Promise<void> {
  const { state } = await selectCheckinStatus(db, checkinMeetingId, userId)
  if (state === checkinStates.passed) throw refuse(checkinFailures.alreadyPassed)
  if (state === checkinStates.underReview) throw refuse(checkinFailures.underReview)
}

/** Nothing is kept that was not asked for. */
const pickAsked = (fields: AskedField[], given: CheckinForm): CheckinForm =>
  Object.fromEntries(fields.flatMap(({ field }) => (given[field] ? [[field, given[field]]] : [])))

function checkForm(fields: AskedField[], form: CheckinForm): void {
  const [fault] = Object.entries(faultsOfCheckin(fields, form))
  if (fault) throw refuse(fault[1], { data: { field: fault[0] } })
}

/** Only what came through the call that encrypts is taken, and only from the person who sent it. */
function checkPhotos(db: Db, userId: number, form: CheckinForm): Promise<string[]> {
  const given = checkinPhotos.flatMap((field) => form[field] ?? [])
  const own = { ownerId: userId, purpose: checkinPhoto }
  return requireOwnFiles(db, given, own, checkinFailures.photoNotOwn)
}
