import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { isFinalSmsFailure, sendSmsOnce } from '#server/features/community/messages/send-sms-once.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  giveUpReminder,
  notePush,
  noteReminded,
  noteSending,
  noteUnsent,
  selectReminder,
} from './reminders.queries.ts'
import type { ReminderKey, ReminderRow } from './reminders.queries.ts'
import { meetingSoon } from './reservations.notices.ts'
import { reservationText } from './reservations.text.ts'

/** Gateways take no longer values. */
const longestTitle = 30

/** Reminds one person of one begin of a meeting. */
export const remind = defineJob<ReminderKey>({
  name: 'remind',
  retryWaits: [10, 30, 60],
  key: ({ reservationId, beginAt }) => `${reservationId} ${beginAt}`,
  async run(services, key) {
    const { db } = services
    const reminder = await selectReminder(db, key)
    // The meeting has begun or was put off, or the reservation was given up.
    if (!reminder) return
    if (!reminder.isActive) {
      await giveUpReminder(db, key)
      return
    }
    await push(services, key, reminder)
    if (reminder.wantsSms && reminder.phone) await sendSms(services, key, reminder, reminder.phone)
    await noteReminded(db, key)
  },
  isFinal: isFinalSmsFailure,
  giveUp: ({ db }, key) => giveUpReminder(db, key),
})

const timeOf = ({ beginAt }: ReminderRow) => shanghaiTime(beginAt).slice(11)

const push = ({ db }: Services, key: ReminderKey, reminder: ReminderRow) =>
  db.transaction(async (db) => {
    const { title: meeting, meetingId, isBig, userId } = reminder
    if (await notePush(db, key))
      await notify(db, userId, meetingSoon.write({ meeting, time: timeOf(reminder), meetingId, isBig }))
  })

const sendSms = (services: Services, key: ReminderKey, reminder: ReminderRow, sealedPhone: Buffer) =>
  sendSmsOnce(
    services.providers.sms,
    {
      countryCode: reminder.countryCode,
      phone: services.vault.openText(sealedPhone),
      reference: referenceOf(reminder),
      template: 'reminder',
      values: [clip(reminder.title)],
      text: `【杏林】${reservationText[reminder.language].soon(reminder.title, timeOf(reminder))}`,
    },
    {
      isInDoubt: reminder.isInDoubt,
      noteSending: () => noteSending(services.db, key),
      noteUnsent: () => noteUnsent(services.db, key),
    },
  )

/** One for each begin: a meeting that is put off is another thing to be reminded of. */
const referenceOf = ({ id, beginAt }: ReminderRow) =>
  `reservation-${id}-${Math.floor(beginAt.getTime() / 1000)}`

const clip = (title: string) => (title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title)
