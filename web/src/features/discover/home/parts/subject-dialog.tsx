import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'

type Subject = { college_id: number; college_name: string }

type SubjectDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  subjects: readonly Subject[]
  /** The currently chosen subject. */
  chosen?: number
  onChoose: (subject: Subject) => void
}

/** A list of all subjects to choose one from. */
export function SubjectDialog({ open, onClose, title, subjects, chosen, onChoose }: SubjectDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ul className="home-subject-list">
        {subjects.map((subject) => (
          <li key={subject.college_id}>
            <ListRow
              title={subject.college_name}
              after={subject.college_id === chosen && <CheckIcon size="small" />}
              onClick={() => {
                onClose()
                onChoose(subject)
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
