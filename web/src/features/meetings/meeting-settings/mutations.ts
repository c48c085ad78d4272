import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { meetingSettingQueries } from './queries.ts'

export const meetingSettingMutations = {
  save: mutationOf(meetingSettingCalls.save, {
    answers: ({ meeting_id }) => meetingSettingQueries.of(meeting_id),
  }),
  invite: mutationOf(meetingSettingCalls.invite, { tips: false, changes: ['meeting-settings'] }),
  uninvite: mutationOf(meetingSettingCalls.uninvite, { changes: ['meeting-settings'] }),
  changeWhitelist: mutationOf(meetingSettingCalls.whitelist, { tips: false, changes: ['meeting-settings'] }),
}
