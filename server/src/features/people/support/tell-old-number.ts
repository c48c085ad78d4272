import { defineJob } from '#kernel/jobs/job.ts'
import { maskPhone } from '#server/features/people/account/phone.ts'
import { ownAccountText } from '#server/features/people/own-account/own-account.text.ts'
import { deleteReplaced, selectReplaced } from './support.queries.ts'

/** Tells a number that an account does not use it any more. Its owner may know nothing of it. */
export const tellOldNumber = defineJob<{ replacedId: number }>({
  name: 'tell-old-number',
  retryWaits: [30, 300, 1800, 7200],
  key: ({ replacedId }) => String(replacedId),
  async run({ db, vault, providers }, { replacedId }) {
    const found = await selectReplaced(db, replacedId)
    if (!found) return
    const masked = maskPhone(found.newSealed, vault)
    await providers.sms.send({
      countryCode: found.countryCode,
      phone: vault.openText(found.sealed),
      template: 'rebinding',
      values: [masked],
      text: ownAccountText[found.language].oldNumberSms(masked),
    })
    await deleteReplaced(db, replacedId)
  },
  giveUp: ({ db }, { replacedId }) => deleteReplaced(db, replacedId),
})
