import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { encyclopediaText } from '../text.ts'

/** Empty means both. */
export type KindChoice = '' | 'drug' | 'device'

type KindSwitchProps = { value: KindChoice; onChange: (kind: KindChoice) => void }

export function KindSwitch({ value, onChange }: KindSwitchProps) {
  const text = useText(encyclopediaText)
  return (
    <Segmented
      label={text.kinds}
      options={[
        { value: '', label: text.all },
        { value: 'drug', label: text.drug },
        { value: 'device', label: text.device },
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
