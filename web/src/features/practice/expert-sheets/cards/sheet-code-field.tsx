import type { sheetScenes } from '#contract/practice/expert-sheets.ts'
import { CodeInput } from '#web/features/people/account/cards/code-input.tsx'
import { useText } from '#web/ui/language.ts'
import { expertSheetMutations } from '../mutations.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'

type SheetCodeFieldProps = {
  sheet: SheetAddress
  scene: (typeof sheetScenes)[number]
  /** The invited number, masked. */
  phone: string
  value: string
  onValue: (code: string) => void
}

/** A code that is sent to the invited number of a sheet, not to the number of the person who is logged in. */
export function SheetCodeField({ sheet, scene, phone, value, onValue }: SheetCodeFieldProps) {
  const text = useText(expertSheetText)
  async function send() {
    await expertSheetMutations.sendProof({ ...sheet, scene })
    return true
  }
  return (
    <CodeInput
      value={value}
      onValue={onValue}
      scene={`sheet_${scene}`}
      send={send}
      hint={text.codeGoesTo(phone)}
    />
  )
}
