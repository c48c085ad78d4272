import { SmsRefusal, SmsUnreached } from '#kernel/ports/sms.ts'
import type { SmsMessage, SmsPort } from '#kernel/ports/sms.ts'

/** An earlier try may have reached the gateway, and the gateway cannot tell. */
export class SmsInDoubt extends Error {
  override readonly name = 'SmsInDoubt'
}

type Notes = {
  /** Whether an earlier try may have reached the gateway. */
  isInDoubt: boolean
  /** From here on the gateway may have it. False if it is not to be sent any more. */
  noteSending(): Promise<boolean>
  /** The gateway certainly does not have it. */
  noteUnsent(): Promise<unknown>
}

/**
 * Sends a message at most once over several tries. A server that dies between the gateway's yes and noting it leaves
 * the SMS in doubt: the next try asks the gateway by its reference. Where the gateway cannot tell, nothing is sent again.
 */
export async function sendSmsOnce(
  sms: SmsPort,
  message: SmsMessage & { reference: string },
  notes: Notes,
): Promise<void> {
  const { countryCode, phone, reference } = message
  const wasSent = notes.isInDoubt ? await sms.wasSent({ countryCode, phone, reference }) : false
  if (wasSent === undefined) throw new SmsInDoubt('the gateway cannot tell whether it was sent')
  if (wasSent || !(await notes.noteSending())) return
  try {
    await sms.send(message)
  } catch (error) {
    if (error instanceof SmsRefusal || error instanceof SmsUnreached) await notes.noteUnsent()
    throw error
  }
}

/** Whether a further try would fail as well. */
export const isFinalSmsFailure = (error: unknown) =>
  error instanceof SmsInDoubt || (error instanceof SmsRefusal && !error.limited)
