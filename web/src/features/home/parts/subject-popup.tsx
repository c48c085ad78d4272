import { useQuery } from '@tanstack/react-query'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { homeQueries } from '../queries.ts'
import { homeText } from '../text.ts'
import './tiles.css'

type SubjectPopupProps = {
  open: boolean
  onClose: () => void
  chosen: number
  onChoose: (collegeId: number, collegeName: string) => void
}

export function SubjectPopup({ open, onClose, chosen, onChoose }: SubjectPopupProps) {
  const text = useText(homeText)
  const colleges = useQuery({ ...homeQueries.colleges(), enabled: open })
  const all = { college_id: 0, college_name: text.allSubjects }
  return (
    <Sheet open={open} onClose={onClose} title={text.switchSubject} from="top">
      {colleges.isError && <ListState status="error" inline onRetry={() => colleges.refetch()} />}
      <ul className="tiles">
        {[all, ...(colleges.data ?? [])].map((college) => (
          <li key={college.college_id} className="tiles-tile" data-width="half">
            <button
              type="button"
              className="tiles-press"
              aria-pressed={college.college_id === chosen}
              onClick={() => {
                onChoose(college.college_id, college.college_name)
                onClose()
              }}
            >
              {college.college_name}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
