import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { browseText } from '../text.ts'
import type { Filter } from '../use-filter.ts'

export function OrderSwitch({ filter }: { filter: Filter }) {
  const text = useText(browseText)
  return (
    <Segmented
      label={text.order}
      options={[
        { value: 'new', label: text.newest },
        { value: 'hot', label: text.hottest },
      ]}
      value={filter.scope.order}
      onChange={(order) => filter.choose(['order', order === 'hot' ? order : ''])}
    />
  )
}
