import { defaultCountryCode } from '#contract/people/account.ts'
import { conferenceFailures } from '#contract/practice/conferences.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Context } from '#kernel/services.ts'
import {
  selectUsersByIds,
  selectUsersByPhones,
} from '#server/features/people/account/active-users.queries.ts'
import { phoneDigests } from '#server/features/people/account/phone.ts'
import { readPhone } from '#server/features/practice/unions/read-phones.ts'
import type { NewPerson } from './people.queries.ts'

const smsPerDay: Limit = { name: 'conference-sms', max: 50, windowMs: 24 * 3600_000 }

/** Each once, whether chosen by number or by account, and never the host. */
export async function findInvited(
  context: Context,
  hostId: number,
  invitees: (number | string)[],
): Promise<NewPerson[]> {
  const ids = [...new Set(invitees.filter((one) => typeof one === 'number'))]
  const chosen = ids.length > 0 ? await selectUsersByIds(context.db, ids) : []
  if (chosen.length < ids.length) throw refuse(conferenceFailures.inviteeMissing)
  const byPhone = await findByPhones(
    context,
    invitees.filter((one) => typeof one === 'string'),
  )
  const taken = new Set([hostId, ...ids])
  const added = byPhone.filter(({ user_id }) => user_id === undefined || !taken.has(user_id))
  return [...ids.filter((id) => id !== hostId).map((user_id) => ({ user_id })), ...added]
}

async function findByPhones(context: Context, given: string[]) {
  const { db, vault, limits } = context
  const phones = [...new Set(given.map(phoneOf))]
  if (phones.length === 0) return []
  const digests = phones.map((phone) => phoneDigests(vault, defaultCountryCode, phone))
  const users = await selectUsersByPhones(db, digests.flat())
  const people = phones.map((phone, at) => {
    const user = users.find(({ phone_digest: own }) => own && digests[at]!.some((one) => one.equals(own)))
    return {
      ...(user ? { user_id: user.id } : { phone_digest: digests[at]![0]! }),
      phone_sealed: vault.seal(phone),
    }
  })
  const sms = people.filter((person) => !('user_id' in person)).length
  if (sms > 0 && !(await limits.fits(smsPerDay, String(memberOf(context).userId), sms)))
    throw refuse(conferenceFailures.tooManySms)
  return people as { user_id?: number; phone_digest?: Buffer; phone_sealed: Buffer }[]
}

function phoneOf(given: string): string {
  const phone = readPhone(given)
  if (phone === undefined) throw refuse(conferenceFailures.inviteePhoneWrong, { detail: given })
  return phone
}
