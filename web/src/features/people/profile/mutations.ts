import { profileCalls } from '#contract/people/profile.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { profileQueries } from './queries.ts'

export const profileMutations = {
  /** What the meeting or the platform asks for, all at once. The form that asks is left afterwards, so it stays as it is. */
  saveForm: mutationOf(profileCalls.saveForm, { answers: () => profileQueries.profile() }),
  saveFields: mutationOf(profileCalls.saveFields, {
    answers: () => profileQueries.profile(),
    changes: ['profile'],
  }),
  setUserType: mutationOf(profileCalls.setUserType, { changes: ['profile'] }),
  setNotices: mutationOf(profileCalls.setNoticeSettings, { answers: () => profileQueries.notices() }),
}
