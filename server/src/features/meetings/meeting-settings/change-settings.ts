import { meetingSettingCalls } from '#contract/meetings/meeting-settings.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { requireManager } from '#server/features/meetings/checkin/find-site.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { loadSettings, saveSettings } from './settings.ts'

/** Only for those who run the meeting, and operators. */
export async function findRun(context: Context, meetingId: number) {
  const { meeting } = await findMeeting(context.db, meetingId)
  await requireManager(context, meeting.id)
  return meeting
}

export const getMeetingSettings = answer(meetingSettingCalls.get, async (input, context) => {
  const { id } = await findRun(context, input.meeting_id)
  return loadSettings(context.db, id)
})

export const saveMeetingSettings = answer(meetingSettingCalls.save, async (input, context) => {
  const { id } = await findRun(context, input.meeting_id)
  return saveSettings(context.db, id, input, input.password)
})
