import { pick } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { expertSheetMutations } from '../mutations.ts'
import type { SheetAddress } from '../queries.ts'
import { withProof } from '../state.ts'
import { expertSheetText } from '../text.ts'

/** Confirms or refuses the schedule of a sheet; true when that is done. */
export async function affirmSheet(sheet: SheetAddress, isAccepted: boolean, reason = ''): Promise<boolean> {
  const answer = await withProof({ sheet, scene: 'confirm' }, (code) =>
    expertSheetMutations.affirm({ ...sheet, type: isAccepted, reason, code }),
  )
  if (!answer) return false
  const text = pick(expertSheetText)
  toast(isAccepted ? text.confirmed : text.refused, 'success')
  return true
}
