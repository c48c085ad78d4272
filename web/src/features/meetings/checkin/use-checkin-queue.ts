import { checkinFailures, checkinStatement } from '#contract/meetings/checkin.ts'
import type { CheckinForm } from '#contract/meetings/checkin.ts'
import { loadDevice } from '#web/platform/device-key.ts'
import { storage } from '#web/platform/storage.ts'
import type { QueuedEntry } from '#web/shell/send-queue.ts'
import { createQueueHook } from '#web/shell/use-send-queue.ts'
import { checkinMutations } from './mutations.ts'

/** A check-in that was handed in without a network. */
export type CheckinEntry = QueuedEntry & { meetingId: number; form: CheckinForm; consent: boolean }

const longestSeconds = 86_400

/** Nothing where the browser has no key: the form is submitted all the same. */
async function signForm(meetingId: number) {
  const device = await loadDevice()
  if (!device) return {}
  const statement = checkinStatement(meetingId, Number(storage.get('userid')))
  return { device_key: device.key, device_sign: await device.sign(statement) }
}

export const fieldsOfEntry = async ({ meetingId, form, consent }: Omit<CheckinEntry, keyof QueuedEntry>) => ({
  meeting_id: meetingId,
  form,
  consent,
  ...(await signForm(meetingId)),
})

const hasArrived: number[] = [checkinFailures.underReview.status, checkinFailures.alreadyPassed.status]

export const useCheckinQueue = createQueueHook({
  storeName: 'checkins',
  longestSeconds,
  send: async (entry: CheckinEntry) => checkinMutations.submitQueued(await fieldsOfEntry(entry)),
  // The answer to an earlier try was lost on the way.
  isSentBefore: (failure, secondsAgo) => hasArrived.includes(failure.status) && secondsAgo > 0,
})
