import type { Tx } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Context, Services } from '#kernel/services.ts'
import { isFinalSmsFailure, sendSmsOnce } from '#server/features/community/messages/send-sms-once.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  dropMessage,
  giveUpMessage,
  insertSheetMessage,
  noteMessageSending,
  noteMessageSent,
  noteMessageUnsent,
  selectSheetMessage,
} from './sheet-messages.queries.ts'
import type { SheetMessageRow } from './sheet-messages.queries.ts'
import { sheetLink } from './sheet-link.ts'

/** Sends one SMS that leads a guest to their sheet. */
export const sendSheetSms = defineJob<{ messageId: number }>({
  name: 'send-sheet-sms',
  retryWaits: [10, 30, 60],
  key: ({ messageId }) => String(messageId),
  run: (services, { messageId }) => deliverSheetSms(services, messageId),
  isFinal: isFinalSmsFailure,
  giveUp: ({ db }, { messageId }) => giveUpMessage(db, messageId),
})

export async function deliverSheetSms(services: Services, messageId: number): Promise<void> {
  const { db } = services
  const message = await selectSheetMessage(db, messageId)
  if (!message) return
  if (!isWanted(message)) await dropMessage(db, messageId)
  else {
    await send(services, message, message.phone)
    await noteMessageSent(db, messageId)
  }
}

/** People may switch reminders off, but not what they are asked for. */
const isWanted = (message: SheetMessageRow): message is SheetMessageRow & { phone: Buffer } =>
  message.phone !== null && message.isActive && (message.kind !== 'reminder' || message.wantsSms)

function send(
  { env, vault, providers, db }: Services,
  message: SheetMessageRow,
  phone: Buffer,
): Promise<void> {
  const link = sheetLink(env, message.taskId, message.codeSealed ? vault.openText(message.codeSealed) : '')
  return sendSmsOnce(
    providers.sms,
    {
      countryCode: message.countryCode,
      phone: vault.openText(phone),
      template: 'task',
      values: [link.query],
      text: `【杏林】${textOf(message)}${link.address}`,
      reference: `sheet-message-${message.id}`,
    },
    {
      isInDoubt: message.isInDoubt,
      noteSending: () => noteMessageSending(db, message.id),
      noteUnsent: () => noteMessageUnsent(db, message.id),
    },
  )
}

function textOf({ kind, guest, meeting, dueAt }: SheetMessageRow): string {
  if (kind === 'invitation') return `${guest}老师，诚邀您参加《${meeting}》，请打开链接查看并确认您的任务：`
  if (kind === 'change') return `${guest}老师，您在《${meeting}》的安排有变更，请打开链接查看并确认：`
  if (kind === 'accepted') return `${guest}老师，您为《${meeting}》提出的时间已采纳，无需再确认，详情：`
  return `${guest}老师，您在《${meeting}》还有任务未完成，请于 ${shanghaiTime(dueAt!)} 前打开链接处理：`
}

/** Sends a guest an SMS with the transaction of what it is about. One that waits already is enough. */
export async function queueSheetSms(
  db: Tx,
  { jobs, member }: Pick<Context, 'jobs'> & Partial<Pick<Context, 'member'>>,
  sheetId: number,
  kind: 'invitation' | 'change' | 'accepted',
): Promise<void> {
  const messageId = await insertSheetMessage(db, {
    sheet_id: sheetId,
    kind,
    created_by: member?.userId ?? null,
  })
  if (messageId !== undefined) await jobs.send(db, sendSheetSms, { messageId })
}
