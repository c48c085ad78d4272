import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CollegeNode } from '#contract/college.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { collegeQueries } from '../queries.ts'
import type { TreeSelection } from '../tree-selection.ts'
import { useTreeSelection } from '../use-tree-selection.ts'
import { CollegeRail } from './college-rail.tsx'

type Choose = (collegeId: number, subMajorId?: number) => void

type TreeScreenProps = {
  children: (tree: CollegeNode[], selection: TreeSelection, choose: Choose) => ReactNode
}

/** A list with the tree of subjects beside it. */
export function TreeScreen({ children }: TreeScreenProps) {
  const client = useQueryClient()
  const tree = useQuery(collegeQueries.tree())
  return (
    <ScreenFrame>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        {tree.isPending && <Skeleton shape="lines" count={8} />}
        {tree.isError && <ListState status="error" onRetry={() => tree.refetch()} />}
        {tree.data && <Columns tree={tree.data}>{children}</Columns>}
      </PullToRefresh>
    </ScreenFrame>
  )
}

function Columns({ tree, children }: TreeScreenProps & { tree: CollegeNode[] }) {
  const [selection, choose] = useTreeSelection(tree)
  return (
    <div className="college-columns">
      <CollegeRail tree={tree} chosen={selection.collegeId} onChoose={choose} />
      <div>{children(tree, selection, choose)}</div>
    </div>
  )
}
