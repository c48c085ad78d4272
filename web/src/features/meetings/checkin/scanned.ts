import { createSignal } from '#web/ui/signal.ts'
import { checkinMutations } from './mutations.ts'

type Ticket = Awaited<ReturnType<typeof checkinMutations.scan>>

export type Scanned =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'refused'; message: string }
  | { is: 'read'; ticket: Ticket }
  | { is: 'done'; meetingId: number; isNew: boolean }

/** Outside the screen, so that it is still there after a login. */
export const scanned = createSignal<Scanned>({ is: 'none' })

export async function readCode(code: string): Promise<void> {
  scanned.set({ is: 'reading' })
  try {
    scanned.set({ is: 'read', ticket: await checkinMutations.scan({ code }) })
  } catch (error) {
    scanned.set({ is: 'refused', message: (error as Error).message })
  }
}

export async function confirmTicket(ticket: string): Promise<void> {
  try {
    const done = await checkinMutations.confirm({ ticket })
    scanned.set({ is: 'done', meetingId: done.meeting_id, isNew: done.is_new === 1 })
  } catch (error) {
    scanned.set({ is: 'refused', message: (error as Error).message })
  }
}
