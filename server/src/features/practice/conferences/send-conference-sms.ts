import { defaultCountryCode } from '#contract/people/account.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { isFinalSmsFailure, sendSmsOnce } from '#server/features/community/messages/send-sms-once.ts'
import { invitationLink } from './conference-addresses.ts'
import { conferencesText } from './conferences.text.ts'
import {
  dropSms,
  giveUpSms,
  noteSmsSending,
  noteSmsSent,
  noteSmsUnsent,
  selectSms,
} from './messages.queries.ts'
import type { SmsRow } from './messages.queries.ts'

/** Sends one SMS to somebody who was invited by number and has no account. */
export const sendConferenceSms = defineJob<{ messageId: number }>({
  name: 'send-conference-sms',
  retryWaits: [10, 30, 60],
  key: ({ messageId }) => String(messageId),
  async run(services, { messageId }) {
    const sms = await selectSms(services.db, messageId)
    if (!sms) return
    if (!isWanted(sms)) await dropSms(services.db, messageId)
    else {
      await send(services, sms, sms.phone)
      await noteSmsSent(services.db, messageId)
    }
  },
  isFinal: isFinalSmsFailure,
  giveUp: ({ db }, { messageId }) => giveUpSms(db, messageId),
})

/** Nobody is invited to, or reminded of, what is cancelled or over. */
function isWanted(sms: SmsRow): sms is SmsRow & { phone: Buffer } {
  if (sms.phone === null) return false
  if (sms.kind === 'cancellation') return true
  // Moved once more since: a later message says when.
  if (sms.kind !== 'invitation' && !sms.isLatest) return false
  const until = sms.kind === 'reminder' ? sms.beginAt : sms.endAt
  return sms.cancelledAt === null && until > new Date()
}

function send({ env, vault, providers, db }: Services, sms: SmsRow, phone: Buffer): Promise<void> {
  const link = invitationLink(env, sms.conferenceId, sms.code)
  const told = {
    title: sms.title,
    time: shanghaiTime(sms.beginAt),
    host: sms.host ?? '',
    series: 'none' as const,
  }
  return sendSmsOnce(
    providers.sms,
    {
      countryCode: defaultCountryCode,
      phone: vault.openText(phone),
      template: 'conference',
      values: [link.query],
      text: `【杏林】${conferencesText.zh[sms.kind](told)}${link.address}`,
      reference: `conference-message-${sms.id}`,
    },
    {
      isInDoubt: sms.isInDoubt,
      noteSending: () => noteSmsSending(db, sms.id),
      noteUnsent: () => noteSmsUnsent(db, sms.id),
    },
  )
}
