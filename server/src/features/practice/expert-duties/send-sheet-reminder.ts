import { defineJob } from '#kernel/jobs/job.ts'
import { deliverSheetSms, sendSheetSms } from '#server/features/practice/expert-sheets/send-sheet-sms.ts'
import { dropMessage } from '#server/features/practice/expert-sheets/sheet-messages.queries.ts'
import { selectIsStillOpen } from './reminders.queries.ts'

/** Sends one reminder, unless what it is about was done meanwhile. */
export const sendSheetReminder = defineJob<{ messageId: number }>({
  ...sendSheetSms,
  name: 'send-sheet-reminder',
  run: async (services, { messageId }) =>
    (await selectIsStillOpen(services.db, messageId))
      ? deliverSheetSms(services, messageId)
      : dropMessage(services.db, messageId),
})
