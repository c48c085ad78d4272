import { messageSettingCalls, messageSettingFailures } from '#contract/community/message-settings.ts'
import type { MessageSettings } from '#contract/community/message-settings.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { deleteMute, insertMute, selectMutes, selectSettings, upsertSettings } from './settings.queries.ts'

export const getMessageSettings = answer(messageSettingCalls.get, (_input, context) => show(context))

export const setMessageChannel = answer(messageSettingCalls.setChannel, async (input, context) => {
  const { userId } = memberOf(context)
  const mute = { userId, kind: input.kind, channel: input.channel }
  await (input.is_on ? deleteMute : insertMute)(context.db, mute)
  return show(context)
})

export const setMessageSettings = answer(messageSettingCalls.set, async (input, context) => {
  const { userId } = memberOf(context)
  if (input.weekly_digest && !(await selectUser(context.db, userId))?.email_sealed)
    throw refuse(messageSettingFailures.mailMissing)
  await upsertSettings(context.db, {
    user_id: userId,
    quiet_from: input.quiet_from === undefined ? undefined : minuteOf(input.quiet_from),
    quiet_to: input.quiet_to === undefined ? undefined : minuteOf(input.quiet_to),
    weekly_digest: input.weekly_digest,
  })
  return show(context)
})

async function show(context: Context): Promise<MessageSettings> {
  const { userId } = memberOf(context)
  const settings = await selectSettings(context.db, userId)
  return {
    mutes: await selectMutes(context.db, userId),
    quiet_from: clockOf(settings.quiet_from),
    quiet_to: clockOf(settings.quiet_to),
    weekly_digest: asBit(settings.weekly_digest),
    push_key: context.providers.webPush.publicKey,
  }
}

function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
