import type { SheetAddress } from '#web/features/practice/expert-sheets/queries.ts'
import { withProof } from '#web/features/practice/expert-sheets/state.ts'
import { pick } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { specimenRoomMutations } from '../mutations.ts'
import { specimenRoomText } from '../text.ts'

type RoomAnswer = { roomId: number; isAccepted: boolean; reason?: string }

/** Confirms or refuses the use of a specimen room; true when that is done. */
export async function affirmRoom(sheet: SheetAddress, answer: RoomAnswer): Promise<boolean> {
  const { roomId, isAccepted, reason = '' } = answer
  const done = await withProof({ sheet, scene: 'confirm' }, (code) =>
    specimenRoomMutations.affirm({ ...sheet, room_id: roomId, type: isAccepted, reason, code }),
  )
  if (!done) return false
  const text = pick(specimenRoomText)
  toast(isAccepted ? text.confirmed : text.refused, 'success')
  return true
}
