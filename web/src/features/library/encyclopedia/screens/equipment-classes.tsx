import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from '#web/shell/navigation.ts'
import type { ProductClassNode } from '#contract/library/encyclopedia.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { RailColumns } from '#web/ui/rail-columns/rail-columns.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'

/** The tree of device classes: main classes on the left, their subclasses on the right. */
export function EquipmentClasses() {
  const tree = useQuery(encyclopediaQueries.classTree('device'))
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => tree.refetch()}>
        {tree.isPending && <Skeleton shape="lines" count={8} />}
        {tree.isError && <ListState status="error" onRetry={() => tree.refetch()} />}
        {tree.data && <Columns tree={tree.data} />}
      </PullToRefresh>
    </ScreenFrame>
  )
}

function Columns({ tree }: { tree: ProductClassNode[] }) {
  const text = useText(encyclopediaText)
  const [, setQuery] = useSearchParams()
  const asked = useQueryId('class_id')
  const opened = tree.find((node) => node.class_id === asked) ?? tree[0]
  if (!opened) return <ListState status="empty" emptyText={text.noProducts} />
  return (
    <RailColumns
      label={text.classesTitle}
      rows={tree.map((node) => ({ id: node.class_id, name: node.class_name }))}
      chosen={opened.class_id}
      onChoose={(classId) => setQuery({ class_id: String(classId) }, { replace: true })}
    >
      <ul aria-label={opened.class_name}>
        <li>
          <ClassRow name={text.allOf(opened.class_name)} node={opened} />
        </li>
        {opened.children.map((child) => (
          <li key={child.class_id}>
            <ClassRow name={child.class_name} node={child} />
          </li>
        ))}
      </ul>
    </RailColumns>
  )
}

type ClassRowProps = { name: string; node: Omit<ProductClassNode, 'children'> }

function ClassRow({ name, node }: ClassRowProps) {
  const text = useText(encyclopediaText)
  return (
    <ListRow
      href={encyclopediaPaths.products({ classId: node.class_id, name: node.class_name })}
      title={name}
      note={text.productCount(node.product_num)}
    />
  )
}
