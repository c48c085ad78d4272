import { useQuery } from '@tanstack/react-query'
import { operationMenus } from '#contract/library/operations.ts'
import type { OperationDetail, OperationStep } from '#contract/library/operations.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { operationQueries } from '../queries.ts'
import { operationText } from '../text.ts'
import { Lessons } from './lessons.tsx'
import { Steps } from './steps.tsx'
import { Surgeons } from './surgeons.tsx'

type OperationMenusProps = {
  operation: OperationDetail
  currentStep: number | undefined
  onStep: (step: OperationStep) => void
}

/** The parts of an operation's page that the server lists, one at a time. */
export function OperationMenus({ operation, currentStep, onStep }: OperationMenusProps) {
  const text = useText(operationText)
  const menus = useQuery(operationQueries.menus(operation.id))
  const [asked, choose] = useQueryChoice('tab', operationMenus)
  if (menus.isPending) return <Skeleton shape="rows" count={3} />
  if (menus.isError) return <ListState status="error" inline onRetry={() => menus.refetch()} />
  const active = menus.data.find((menu) => menu.type === asked) ?? menus.data[0]
  if (!active) return null
  return (
    <>
      <Tabs
        id="operation"
        label={text.parts}
        items={menus.data.map((menu) => ({ key: menu.type, label: menu.name }))}
        active={active.type}
        onChange={choose}
      />
      <TabPanel tabsId="operation" tabKey={active.type}>
        {active.type === 'steps' && <Steps steps={operation.steps} current={currentStep} onChoose={onStep} />}
        {active.type === 'doctors' && <Surgeons operation={operation} />}
        {active.type === 'lessons' && <Lessons operationId={operation.id} />}
        {active.type === 'introduction' && <Prose text={operation.intro} />}
      </TabPanel>
    </>
  )
}
