import { useInfiniteQuery } from '@tanstack/react-query'
import { departmentQueries } from '#web/features/library/departments/queries.ts'
import { storage } from '#web/platform/storage.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { unionText } from '../text.ts'

export type ChosenDepartment = { id: number; name: string }

type DepartmentChooserProps = {
  open: boolean
  onClose: () => void
  onChoose: (department: ChosenDepartment) => void
}

/** The department of the person’s own homepage comes first. */
export function DepartmentChooser({ open, onClose, onChoose }: DepartmentChooserProps) {
  const text = useText(unionText)
  return (
    <Sheet open={open} onClose={onClose} title={text.chooseDepartment} flush>
      {open && <Departments onChoose={onChoose} />}
    </Sheet>
  )
}

function Departments({ onChoose }: Pick<DepartmentChooserProps, 'onChoose'>) {
  const text = useText(unionText)
  const inviterId = Number(storage.get('userid'))
  const list = useInfiniteQuery(departmentQueries.list({ list: 'all', collegeId: 0, inviterId }))
  if (list.isPending) return <ListState status="loading" inline />
  if (!list.data) return <ListState status="error" inline onRetry={() => list.refetch()} />
  return (
    <>
      {list.data.pages
        .flatMap((page) => page.data)
        .map(({ department_id: id, department_name: name, hospital }) => (
          <ListRow
            key={id}
            title={name}
            note={hospital}
            onClick={() => onChoose({ id, name: `${hospital} ${name}` })}
          />
        ))}
      {list.hasNextPage && (
        <Button variant="quiet" block onClick={() => list.fetchNextPage()}>
          {text.moreDepartments}
        </Button>
      )}
    </>
  )
}
