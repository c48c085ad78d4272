import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { conferenceNotices } from './conferences.notices.ts'
import { insertMessages, selectDueConferences, selectTold } from './messages.queries.ts'
import type { MessageKind } from './messages.queries.ts'
import { sendConferenceSms } from './send-conference-sms.ts'

type Told = {
  conferenceId: number
  kind: MessageKind
  /** Tells apart what is told of one conference one after the other: a job of the same key is not added while one runs. */
  round?: number
  /** Of several conferences of a series: the one by which everybody on its list is told. */
  leadId?: number
  /** It and the later ones of its series were changed together. */
  isSeries?: boolean
}

/** Invites, reminds or tells of the cancellation: in the app, and by SMS those who have no account. */
export const notifyPeople = defineJob<Told>({
  name: 'notify-conference',
  retryWaits: [10, 60, 300],
  key: ({ conferenceId, kind, round = 0 }) => `${conferenceId} ${kind} ${round}`,
  run: (services, { conferenceId, kind, leadId, isSeries }) =>
    services.db.transaction(async (db) => {
      const told = await selectTold(db, conferenceId)
      if (!told) return
      const { title, host, beginAt, repeat } = told
      const series = isSeries ? (repeat ?? 'none') : 'none'
      const facts = {
        id: conferenceId,
        title,
        time: shanghaiTime(beginAt),
        host: host ?? '',
        series,
      } as const
      const messages = await insertMessages(db, { conferenceId, kind, leadId })
      const userIds = messages.flatMap(({ userId }) => userId ?? [])
      await notify(db, userIds, conferenceNotices[kind].write(facts))
      const bySms = messages.filter(({ userId }) => userId === null)
      await services.jobs.sendAll(
        db,
        sendConferenceSms,
        bySms.map(({ id }) => ({ data: { messageId: id } })),
      )
    }),
})

/** When the room opens, everybody who has not declined is reminded. */
export const queueConferenceReminders = defineJob({
  name: 'queue-conference-reminders',
  schedule: '* * * * *',
  retryWaits: [10],
  async run({ db, jobs }) {
    const due = await selectDueConferences(db)
    await jobs.sendAll(
      db,
      notifyPeople,
      due.map((conferenceId) => ({ data: { conferenceId, kind: 'reminder' as const } })),
    )
  },
})
