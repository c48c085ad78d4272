import { useSearchParams } from '#web/shell/navigation.ts'
import type { CollegeNode } from '#contract/library/college.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { selectIn } from './tree-selection.ts'
import type { TreeSelection } from './tree-selection.ts'

/** The selection in the tree is stored in the address, so that it is restored on return. */
export function useTreeSelection(
  tree: CollegeNode[],
): [TreeSelection, (collegeId: number, subMajorId?: number) => void] {
  const [, setQuery] = useSearchParams()
  const selection = selectIn(tree, useQueryId('college_id'), useQueryId('sub_major_id'))
  const choose = (collegeId: number, subMajorId = 0) => {
    const chosen = { college_id: collegeId, sub_major_id: subMajorId }
    const set = Object.entries(chosen).filter(([, id]) => id > 0)
    setQuery(new URLSearchParams(set.map(([name, id]) => [name, String(id)])), { replace: true })
  }
  return [selection, choose]
}
