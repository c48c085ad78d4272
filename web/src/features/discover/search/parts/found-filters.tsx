import type { ListOrder } from '#contract/wire/lists.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { ToolRow } from '#web/ui/tool-row/tool-row.tsx'
import type { FoundFilter } from '../queries.ts'
import { searchText } from '../text.ts'

/** Kinds that are found by name have neither a date nor readers to sort by. */
const unordered = new Set<SearchTab>(['disease', 'column', 'expert', 'department', 'company', 'product'])

const orders = ['near', 'new', 'hot'] as const

type FoundFiltersProps = { tab: SearchTab; filter: FoundFilter; onChange: (filter: FoundFilter) => void }

/** The sort orders and filters that apply to a tab. */
export function FoundFilters({ tab, filter, onChange }: FoundFiltersProps) {
  const text = useText(searchText)
  if (unordered.has(tab)) return null
  const price = (isFree: boolean) => ({
    pressed: filter.isFree === isFree,
    onPress: () => onChange({ ...filter, isFree: filter.isFree === isFree ? undefined : isFree }),
  })
  return (
    <ToolRow>
      <Segmented<'near' | ListOrder>
        label={text.order}
        options={orders.map((value) => ({ value, label: text.orders[value] }))}
        value={filter.order ?? 'near'}
        onChange={(value) => onChange({ ...filter, order: value === 'near' ? undefined : value })}
      />
      {tab === 'course' && (
        <>
          <Chip {...price(true)}>{text.free}</Chip>
          <Chip {...price(false)}>{text.paid}</Chip>
        </>
      )}
    </ToolRow>
  )
}
