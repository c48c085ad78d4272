import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { addingText } from '../adding-text.ts'
import { AddByPhones } from '../parts/add-by-phones.tsx'
import { AddBySearch } from '../parts/add-by-search.tsx'
import { AddByTable } from '../parts/add-by-table.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'

const ways = ['search', 'phones', 'table'] as const

/** Managers add doctors: by search, by a list of numbers, or from a table. */
export function AddMembers() {
  const text = useText(unionText)
  const adding = useText(addingText)
  const union = useQuery(unionQueries.detail(useQueryId('id')))
  return (
    <DetailScreen detail={union} nameOf={({ name }) => name} missing={text.missing}>
      {(detail) =>
        detail.is_manager === 1 ? (
          <Ways unionId={detail.id} />
        ) : (
          <ListState
            status="note"
            emptyText={adding.managersOnly}
            emptyAction={<ButtonLink href={unionPaths.home(detail.id)}>{text.toHome}</ButtonLink>}
          />
        )
      }
    </DetailScreen>
  )
}

function Ways({ unionId }: { unionId: number }) {
  const text = useText(addingText)
  const [way, setWay] = useQueryChoice('way', ways)
  return (
    <>
      <Tabs
        id="adding"
        label={text.ways}
        items={ways.map((key) => ({ key, label: text[key] }))}
        active={way}
        onChange={setWay}
      />
      <TabPanel tabsId="adding" tabKey={way}>
        {way === 'search' && <AddBySearch unionId={unionId} />}
        {way === 'phones' && <AddByPhones unionId={unionId} />}
        {way === 'table' && <AddByTable unionId={unionId} />}
      </TabPanel>
    </>
  )
}
