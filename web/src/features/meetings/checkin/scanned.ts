import { checkinFailures } from '#contract/meetings/checkin.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { loadDevice } from '#web/platform/device-key.ts'
import { canVerifyUser, verifyUser } from './verify-user.ts'
import { createSignal } from '#web/ui/signal.ts'
import { checkinMutations } from './mutations.ts'

export type Ticket = Awaited<ReturnType<typeof checkinMutations.scan>>

export type Scanned =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'visitor' }
  | { is: 'refused'; message: string; helpsToScanAgain: boolean; isDeviceUsed?: boolean }
  | { is: 'read'; ticket: Ticket }
  | { is: 'done'; meetingId: number; isNew: boolean }
  | { is: 'waiting'; meetingId: number }

/** Outside the screen, which is mounted again when the code leaves the address. */
export const scanned = createSignal<Scanned>({ is: 'none' })

export async function readCode(code: string, isIn: boolean): Promise<void> {
  if (!isIn) return scanned.set({ is: 'visitor' })
  scanned.set({ is: 'reading' })
  return refuseOnFailure(async () => {
    const device = await loadDevice()
    const has_passkey = await canVerifyUser()
    const ticket = await checkinMutations.scan({ code, device_key: device?.key ?? '', has_passkey })
    scanned.set({ is: 'read', ticket })
  })
}

export const confirmTicket = ({ ticket, passkey }: Ticket, consent: boolean) =>
  refuseOnFailure(async () => {
    const device = await loadDevice()
    const device_sign = (await device?.sign(ticket)) ?? ''
    // Without the finger the staff at the counter looks at the person instead.
    const verified = passkey && (await verifyUser(passkey))
    if (verified === 'taken')
      return scanned.set({ is: 'refused', message: '', helpsToScanAgain: false, isDeviceUsed: true })
    const done = await checkinMutations.confirm({ ticket, device_sign, consent, ...verified })
    if (done.is_waiting === 1) return scanned.set({ is: 'waiting', meetingId: done.meeting_id })
    return scanned.set({ is: 'done', meetingId: done.meeting_id, isNew: done.is_new === 1 })
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
