import type { sheetScenes } from '#contract/practice/expert-sheets.ts'
import { SmsCodeField } from '#web/features/people/account/cards/sms-code-field.tsx'
import { useText } from '#web/ui/language.ts'
import { expertSheetMutations } from '../mutations.ts'
import type { SheetAddress } from '../queries.ts'
import { expertSheetText } from '../text.ts'

export type SheetScene = (typeof sheetScenes)[number]

type SheetCodeFieldProps = {
  sheet: SheetAddress
  scene: SheetScene
  /** The invited number, masked. */
  phone: string
  value: string
  onValue: (code: string) => void
}

/** A code that is sent to the invited number of a sheet, whoever has the page open. */
export function SheetCodeField({ sheet, scene, phone, value, onValue }: SheetCodeFieldProps) {
  const text = useText(expertSheetText)
  async function send() {
    await expertSheetMutations.sendCode({ ...sheet, scene })
    return true
  }
  return (
    <SmsCodeField value={value} onValue={onValue} scene={scene} send={send} hint={text.codeGoesTo(phone)} />
  )
}
