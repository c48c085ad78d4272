import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { profileCalls } from '#contract/people/profile.ts'
import type { NoticeSettings } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser, updateUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'

export const getNoticeSettings = answer(profileCalls.noticeSettings, async (_input, context) =>
  present(await selectUser(context.db, memberOf(context).userId)),
)

export const setNoticeSettings = answer(
  profileCalls.setNoticeSettings,
  async ({ sms, push, mail }, context) => {
    if (sms === undefined && push === undefined && mail === undefined)
      throw refuse(failures.parametersMissing)
    const columns = { notify_sms: sms, notify_push: push, notify_mail: mail }
    return present(await updateUser(context.db, memberOf(context).userId, columns))
  },
)

function present(user: UserRow | undefined): NoticeSettings {
  if (!user) throw refuse(failures.dataMissing)
  return { sms: asBit(user.notify_sms), push: asBit(user.notify_push), mail: asBit(user.notify_mail) }
}
