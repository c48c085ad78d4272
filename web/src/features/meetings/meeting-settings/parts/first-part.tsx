import { useState } from 'react'
import type { MeetingSettings } from '#contract/meetings/meeting-settings.ts'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { meetingSettingText } from '../text.ts'

type FirstPartProps = {
  parts: MeetingSettings['parts']
  selectedId: number
  onSelect: (meetingId: number) => void
}

/** Which part of a large meeting opens first. */
export function FirstPart({ parts, selectedId, onSelect }: FirstPartProps) {
  const text = useText(meetingSettingText)
  const [isOpen, setIsOpen] = useState(false)
  const options = [
    { option_id: 0, label: text.automatic },
    ...parts.map((part) => ({ option_id: part.meeting_id, label: part.title })),
  ]
  return (
    <>
      <ChooseField
        label={text.firstPart}
        value={options.find((option) => option.option_id === selectedId)?.label ?? ''}
        placeholder={text.automatic}
        onPress={() => setIsOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.firstPart}>
        <ChoiceList
          options={options}
          isMultiple={false}
          chosen={[selectedId]}
          onChoose={([chosen = 0]) => onSelect(chosen)}
        />
      </Sheet>
    </>
  )
}
