import { createCipheriv, randomBytes } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { profileCalls, profileFailures } from '#contract/people/profile.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectVerificationState } from '#server/features/people/verification/verification.queries.ts'

/** A partner learns who somebody is and where they work; ways to reach them stay here. */
export const getPartnerInfo = answer(profileCalls.partnerInfo, async ({ partner }, context) => {
  const { env, db } = context
  const key = new Map(Object.entries(env.PARTNER_KEYS ?? {})).get(partner)
  if (key === undefined) throw refuse(profileFailures.partnerUnknown)
  const user = await selectUser(db, memberOf(context).userId)
  if (!user) throw refuse(failures.dataMissing)
  const info = {
    userid: user.id,
    truename: user.truename,
    photo: user.photo,
    user_type: user.user_type,
    hospital: user.hospital,
    department: user.department,
    title: user.title,
    company: user.company,
    verified: (await selectVerificationState(db, user.id)) === verificationStates.passed ? 1 : 0,
    issued_at: Date.now(),
  }
  return { partner, encrypt_info: sealFor(partner, Buffer.from(key, 'hex'), JSON.stringify(info)) }
})

/** Bound to the partner's name, so that nobody can pass it off as meant for another with the same key. */
function sealFor(partner: string, key: Buffer, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(partner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${iv.toString('base64url')}.${body.toString('base64url')}`
}
