import { userTypes } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { profileCalls, profileFailures, profileFields } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { needsCompletion } from '#server/features/people/account/account.present.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { presentTemplate, selectTemplate } from './profile-template.ts'
import { profileText } from './profile.text.ts'
import { readFields } from './read-fields.ts'
import { saveProfile } from './save-profile.ts'

export const getTemplate = answer(profileCalls.template, async (input, context) => {
  await checkMeeting(context, input.meeting_id)
  const user = await selectUser(context.db, memberOf(context).userId)
  if (!user) throw refuse(failures.dataMissing)
  const template = await selectTemplate(context.db, user.user_type, input.meeting_id)
  return {
    user_type: user.user_type,
    need_completion: asBit(needsCompletion(user)),
    fields: presentTemplate(template, user, context),
  }
})

export const saveForm = answer(profileCalls.saveForm, async ({ meeting_id, ...given }, context) => {
  await checkMeeting(context, meeting_id)
  const { labels } = profileText[context.caller.language]
  return saveProfile(context, memberOf(context).userId, async (user, db) => {
    if (user.user_type === userTypes.none) throw refuse(profileFailures.identityMissing)
    const template = await selectTemplate(db, user.user_type, meeting_id)
    for (const key of profileFields) {
      if (given[key] !== undefined && !template.has(key))
        throw refuse(failures.parameterError, { detail: key })
      if (template.get(key) && !given[key]) throw refuse(profileFailures.incomplete, { detail: labels[key] })
    }
    return readFields(given, context.vault)
  })
})

/** A meeting may ask for more than the identity does. */
async function checkMeeting({ db, items }: Context, meetingId: number | undefined): Promise<void> {
  if (meetingId === undefined) return
  if (!(await items.get('meeting').exists?.(db, meetingId)))
    throw refuse(failures.dataMissing, { detail: 'meeting_id' })
}
