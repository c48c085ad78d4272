import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import { itemTypes } from '#contract/wire/item-types.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { collegeQueries } from '../queries.ts'
import type { Label } from '../queries.ts'
import { collegeText } from '../text.ts'

type LabelContentProps = { label: Label; counts: Record<ItemType, number> }

/** The content with a tag: a tab for each kind, narrowed by category. */
export function LabelContent({ label, counts }: LabelContentProps) {
  const text = useText(collegeText)
  const [tab, setTab] = useQueryChoice('tab', startWithMost(counts))
  const categoryId = useQueryId('category_id')
  return (
    <Section title={text.content}>
      <Tabs
        id="content"
        label={text.contentKinds}
        items={itemTypes.map((key) => ({ key, label: `${text[key]} ${counts[key]}` }))}
        active={tab}
        onChange={setTab}
      />
      <TabPanel tabsId="content" tabKey={tab}>
        <Categories chosen={categoryId} />
        <PagedList
          query={collegeQueries.content(label, tab, categoryId)}
          keyOf={(item) => item.id}
          estimate={112}
          skeleton="feed"
        >
          {(item) => <ItemCard item={item} />}
        </PagedList>
      </TabPanel>
    </Section>
  )
}

/** The first tab is shown unless the address says otherwise, so an empty one must not come first. */
const startWithMost = (counts: Record<ItemType, number>): [ItemType, ...ItemType[]] => {
  const first = itemTypes.find((type) => counts[type] > 0) ?? itemTypes[0]
  return [first, ...itemTypes.filter((type) => type !== first)]
}

function Categories({ chosen }: { chosen: number }) {
  const text = useText(collegeText)
  const [, setQuery] = useSearchParams()
  const categories = useQuery(collegeQueries.categories())
  if (categories.isError) return <ListState status="error" inline onRetry={() => categories.refetch()} />
  if (!categories.data?.length) return null
  const choose = (categoryId: number) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old)
        if (categoryId === 0) next.delete('category_id')
        else next.set('category_id', String(categoryId))
        return next
      },
      { replace: true },
    )
  return (
    <Strip label={text.categories}>
      <Chip pressed={chosen === 0} onPress={() => choose(0)}>
        {text.all}
      </Chip>
      {categories.data.map((tag) => (
        <Chip key={tag.tag_id} pressed={tag.tag_id === chosen} onPress={() => choose(tag.tag_id)}>
          {tag.tag_name}
        </Chip>
      ))}
    </Strip>
  )
}
