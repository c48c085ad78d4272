import { ownAccountFailures } from '#contract/people/own-account.ts'
import { normalizePhone } from '#contract/people/phone.ts'
import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { textField } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { lockUser, selectUser, selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import {
  checkPhone,
  maskDigits,
  maskPhone,
  parsePhone,
  phoneDigests,
  storedPhone,
} from '#server/features/people/account/phone.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { mobileChanged } from '#server/features/people/own-account/own-account.notices.ts'
import { updatePhone } from '#server/features/people/own-account/own-account.queries.ts'
import { proofFields } from './proof-fields.ts'
import { insertReplaced } from './support.queries.ts'
import { tellOldNumber } from './tell-old-number.ts'

const proofTitle = proofFields.proof

/** The number as it is stored; refused where it is none. */
function readNumber(written: string) {
  const parsed = parsePhone(written.replaceAll(' ', ''))
  if (!parsed) throw refuse(accountFailures.wrongPhone)
  checkPhone(parsed.phone, parsed.countryCode)
  return normalizePhone(parsed.countryCode, parsed.phone)
}

/**
 * Gives the account of somebody who has lost the number another one. Whoever holds the number gets into the account, so
 * that it takes two people, as merging does; all logins end, and the number from before is told.
 */
export const changeNumber = guardedDeed({
  name: 'people.changeNumber',
  title: words('更换手机号', 'Change the mobile number'),
  right: 'people.change',
  secondRight: 'people.change',
  isSecret: true,
  fields: {
    phone: textField('新手机号', 'New number', {
      isRequired: true,
      max: 24,
      hint: ['境外号码如 +852-61234567', 'Abroad like +852-61234567'],
    }),
    ...proofFields,
  },
  async describe({ db, vault, caller }, { id, values }) {
    const user = await selectUser(db, id)
    const options = proofTitle.options!
    return [
      changeOf(
        words('手机号', 'Mobile number'),
        user ? maskPhone(user.phone_sealed, vault) : '',
        maskDigits(parsePhone(values.phone)?.phone ?? ''),
      ),
      changeOf(
        words('身份凭据', 'Proof of identity'),
        '',
        `${options[values.proof]?.[caller.language] ?? ''} · ${values.proof_note}`,
      ),
    ]
  },
  async run(context, { id, values }) {
    const { db, vault, jobs } = context
    const { countryCode, phone } = readNumber(values.phone)
    const user = await lockUser(db, id)
    if (user?.status !== 'active') throw refuse(failures.dataMissing)
    await refuseTaken(context, values.phone)
    if (user.phone_sealed) {
      const replacedId = await insertReplaced(db, {
        user_id: id,
        country_code: user.country_code,
        phone_sealed: user.phone_sealed,
      })
      await jobs.send(db, tellOldNumber, { replacedId })
    }
    await updatePhone(db, id, storedPhone(vault, countryCode, phone))
    await publishEnded(context, await endSessionsOfUser(db, id, 'operator'))
    await notify(db, id, mobileChanged.write({ time: shanghaiTime(new Date()) }))
  },
})

type Asking = Parameters<typeof changeNumber.describe>[0]

/** Refuses a number that is none, or belongs to an account already. */
export async function refuseTaken({ db, vault }: Asking, written: string): Promise<void> {
  const { countryCode, phone } = readNumber(written)
  if (await selectUserByPhone(db, ...phoneDigests(vault, countryCode, phone)))
    throw refuse(ownAccountFailures.phoneTaken)
}
