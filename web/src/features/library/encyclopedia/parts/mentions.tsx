import type { ProductDetail } from '#contract/library/encyclopedia.ts'
import { itemTypes } from '#contract/wire/item-types.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'

/** The content that mentions the product, a tab for each kind. */
export function Mentions({ product }: { product: ProductDetail }) {
  const text = useText(encyclopediaText)
  const [first, ...others] = itemTypes.filter((type) => product.mention_num[type] > 0)
  return (
    <Section title={text.spokenOf}>
      {first ? (
        <Kinds product={product} types={[first, ...others]} />
      ) : (
        <ListState status="empty" emptyText={text.noMentions} />
      )}
    </Section>
  )
}

type KindsProps = { product: ProductDetail; types: [ItemType, ...ItemType[]] }

function Kinds({ product, types }: KindsProps) {
  const text = useText(encyclopediaText)
  const [tab, setTab] = useQueryChoice('tab', types)
  return (
    <>
      <Tabs
        id="mentions"
        label={text.mentionKinds}
        items={types.map((key) => ({ key, label: `${text[key]} ${product.mention_num[key]}` }))}
        active={tab}
        onChange={setTab}
      />
      <TabPanel tabsId="mentions" tabKey={tab}>
        <PagedList
          query={encyclopediaQueries.mentions(product.product_id, tab)}
          keyOf={(item) => item.id}
          estimate={112}
          skeleton="feed"
          emptyText={text.noMentions}
        >
          {(item) => <ItemCard item={item} />}
        </PagedList>
      </TabPanel>
    </>
  )
}
