import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CollegeNode } from '#contract/library/college.ts'
import { useLocation } from '#web/shell/navigation.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { RailColumns } from '#web/ui/rail-columns/rail-columns.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { ToolRow } from '#web/ui/tool-row/tool-row.tsx'
import { collegePaths } from '#web/paths/college.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'
import type { TreeSelection } from '../tree-selection.ts'
import { useTreeSelection } from '../use-tree-selection.ts'

type Choose = (collegeId: number, subMajorId?: number) => void

type TreeScreenProps = {
  children: (tree: CollegeNode[], selection: TreeSelection, choose: Choose) => ReactNode
}

const lists = [
  { name: 'diseases', path: collegePaths.diseases },
  { name: 'operations', path: collegePaths.operations },
  { name: 'parts', path: collegePaths.parts },
] as const

/** A list beside the tree of subjects, with links to the other lists of the college. */
export function TreeScreen({ children }: TreeScreenProps) {
  const text = useText(collegeText)
  const client = useQueryClient()
  const { pathname } = useLocation()
  const tree = useQuery(collegeQueries.tree())
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        <ToolRow>
          {lists
            .filter(({ path }) => path() !== pathname)
            .map(({ name, path }) => (
              <Chip key={name} href={path()}>
                {text[name]}
              </Chip>
            ))}
        </ToolRow>
        {tree.isPending && <Skeleton shape="lines" count={8} />}
        {tree.isError && <ListState status="error" onRetry={() => tree.refetch()} />}
        {tree.data && <Columns tree={tree.data}>{children}</Columns>}
      </PullToRefresh>
    </ScreenFrame>
  )
}

/** The subjects in a side column, "all" first. */
function Columns({ tree, children }: TreeScreenProps & { tree: CollegeNode[] }) {
  const text = useText(collegeText)
  const [selection, choose] = useTreeSelection(tree)
  const rows = [
    { id: 0, name: text.all },
    ...tree.map((node) => ({ id: node.collegeId, name: node.collegeName })),
  ]
  return (
    <RailColumns label={text.subjects} rows={rows} chosen={selection.collegeId} onChoose={choose}>
      {children(tree, selection, choose)}
    </RailColumns>
  )
}
