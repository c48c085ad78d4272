import type { Language } from '#contract/wire/language.ts'
import { isDatabaseAway } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { sendMessage } from '#server/features/community/messages/send-message.ts'
import { SmsRefusal, SmsUnreached } from '#server/providers/ports.ts'
import {
  claimReminders,
  giveUpReminder,
  notePush,
  noteReminded,
  postponeReminder,
} from './reminders.queries.ts'
import type { ReminderRow } from './reminders.queries.ts'

const lookEveryMs = 2000
const atOnce = 20
/** Longer than any gateway takes, and short enough to try again before the meeting begins. */
const leaseSeconds = 60
/** How long to wait after each failure; after the last there is no further try. */
const waits = [10, 30, 60]
/** Gateways take no longer values. */
const longestTitle = 30

export type ReminderDesk = Pick<Services, 'db' | 'vault' | 'providers' | 'rooms' | 'log'>

/**
 * Reminds of booked meetings, for as long as the server runs; several servers share the work. Each reservation is
 * claimed by one server at a time. A server that dies between the gateway's yes and noting it leaves a claim in doubt:
 * whoever takes it over asks the gateway by its reference. Where the gateway cannot tell, nothing is sent again.
 */
export function remindRegularly(desk: ReminderDesk): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= remindAll().finally(() => (running = undefined))
  }, lookEveryMs).unref()

  async function remindAll() {
    try {
      while (!stop.signal.aborted && (await remindDue(desk)) > 0);
    } catch (error) {
      if (!isDatabaseAway(error)) desk.log.error({ err: error }, 'reminders could not be sent')
    }
  }

  return async () => {
    stop.abort()
    clearInterval(timer)
    await running
  }
}

/** Some of what is due; answers how many were taken. */
export async function remindDue(desk: ReminderDesk): Promise<number> {
  const due = await claimReminders(desk.db, atOnce, leaseSeconds)
  await Promise.all(due.map((reminder) => remind(desk, reminder)))
  return due.length
}

async function remind(desk: ReminderDesk, reminder: ReminderRow) {
  const { db } = desk
  if (!reminder.isActive || reminder.tries > waits.length + 1) return giveUpReminder(db, reminder)
  try {
    if (await notePush(db, reminder.id)) await push(desk, reminder)
    if (reminder.wantsSms && reminder.phone && !(await sendSms(desk, reminder, reminder.phone)))
      return giveUpReminder(db, reminder)
  } catch (error) {
    const isFinal = error instanceof SmsRefusal && !error.limited
    const wait = isFinal ? undefined : waits[reminder.tries - 1]
    desk.log.warn(
      { reservation: reminder.id, tries: reminder.tries, reason: (error as Error).message },
      'a reminder was not sent',
    )
    if (wait === undefined) return giveUpReminder(db, reminder)
    const isCertain = error instanceof SmsRefusal || error instanceof SmsUnreached
    return postponeReminder(db, reminder, wait, !isCertain)
  }
  return noteReminded(db, reminder)
}

const words: Record<Language, { title: string; text(meeting: string, time: string): string }> = {
  zh: {
    title: '会议提醒',
    text: (meeting, time) => `您预约的会议《${meeting}》将于 ${time} 开始，请准时参加。`,
  },
  en: {
    title: 'Meeting reminder',
    text: (meeting, time) => `The meeting "${meeting}" that you booked starts at ${time}.`,
  },
}

const textOf = ({ language, title, beginAt }: ReminderRow) =>
  words[language].text(title, shanghaiTime(beginAt).slice(11))

const push = (desk: ReminderDesk, reminder: ReminderRow) =>
  sendMessage(desk, [reminder.userId], {
    title: words[reminder.language].title,
    content: textOf(reminder),
    target_kind: reminder.isBig ? 'bigMeeting' : 'meeting',
    target_id: reminder.meetingId,
  })

/** False when it may have gone out before and nobody can tell. */
async function sendSms(desk: ReminderDesk, reminder: ReminderRow, sealedPhone: Buffer): Promise<boolean> {
  const { sms } = desk.providers
  const phone = desk.vault.openText(sealedPhone)
  const to = { countryCode: reminder.countryCode, phone, reference: referenceOf(reminder) }
  const wasSent = reminder.isInDoubt ? await sms.wasSent(to) : false
  if (wasSent === false)
    await sms.send({
      ...to,
      template: 'reminder',
      values: [clip(reminder.title)],
      text: `【杏林】${textOf(reminder)}`,
    })
  return wasSent !== undefined
}

/** One for each begin: a meeting that is put off is another thing to be reminded of. */
const referenceOf = ({ id, beginAt }: ReminderRow) =>
  `reservation-${id}-${Math.floor(beginAt.getTime() / 1000)}`

const clip = (title: string) => (title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title)
