import { checkinFailures } from '#contract/meetings/checkin.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { loadDevice } from '#web/platform/device-key.ts'
import { createSignal } from '#web/ui/signal.ts'
import { checkinMutations } from './mutations.ts'

type Ticket = Awaited<ReturnType<typeof checkinMutations.scan>>

export type Scanned =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'visitor' }
  | { is: 'refused'; message: string; helpsToScanAgain: boolean }
  | { is: 'read'; ticket: Ticket }
  | { is: 'done'; meetingId: number; isNew: boolean }

/** Outside the screen, which is mounted again when the code leaves the address. */
export const scanned = createSignal<Scanned>({ is: 'none' })

export async function readCode(code: string, isIn: boolean): Promise<void> {
  if (!isIn) return scanned.set({ is: 'visitor' })
  scanned.set({ is: 'reading' })
  return refuseOnFailure(async () => {
    const device = await loadDevice()
    const ticket = await checkinMutations.scan({ code, device_key: device?.key ?? '' })
    scanned.set({ is: 'read', ticket })
  })
}

export const confirmTicket = (ticket: string, consent: boolean) =>
  refuseOnFailure(async () => {
    const device = await loadDevice()
    const device_sign = (await device?.sign(ticket)) ?? ''
    const done = await checkinMutations.confirm({ ticket, device_sign, consent })
    scanned.set({ is: 'done', meetingId: done.meeting_id, isNew: done.is_new === 1 })
  })

async function refuseOnFailure(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const helpsToScanAgain = error.status !== checkinFailures.deviceUsed.status
    scanned.set({ is: 'refused', message: error.message, helpsToScanAgain })
  }
}
