import { subjectQueries } from '#web/features/library/subjects/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ManageSubjects } from '#web/features/library/subjects/cards/manage-subjects.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { homeText } from '../text.ts'
import { SubjectDialog } from './subject-dialog.tsx'
import './tiles.css'

type SubjectPopupProps = {
  open: boolean
  onClose: () => void
  chosen: number
  onChoose: (collegeId: number, collegeName: string) => void
}

/** How many subjects are tiles; the rest is in the list. */
const atHand = 8

/** A popup from the top: the first subjects as tiles, and all of them in a list. */
export function SubjectPopup({ open, onClose, chosen, onChoose }: SubjectPopupProps) {
  const text = useText(homeText)
  const [isListOpen, setIsListOpen] = useState(false)
  const colleges = useQuery({ ...subjectQueries.colleges(), enabled: open || isListOpen })
  const all = [{ college_id: 0, college_name: text.allSubjects }, ...(colleges.data ?? [])]
  const choose = (subject: (typeof all)[number]) => onChoose(subject.college_id, subject.college_name)
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={text.switchSubject}
        from="top"
        foot={<ManageSubjects onLeave={onClose} />}
      >
        {colleges.isError && <ListState status="error" inline onRetry={() => colleges.refetch()} />}
        <ul className="tiles">
          {all.slice(0, atHand).map((college) => (
            <li key={college.college_id} className="tiles-tile" data-width="half">
              <button
                type="button"
                className="tiles-press"
                aria-pressed={college.college_id === chosen}
                onClick={() => {
                  choose(college)
                  onClose()
                }}
              >
                {college.college_name}
              </button>
            </li>
          ))}
        </ul>
        {all.length > atHand && (
          <div className="tiles-more">
            <Button
              variant="quiet"
              onClick={() => {
                onClose()
                setIsListOpen(true)
              }}
            >
              {text.seeAll}
            </Button>
          </div>
        )}
      </Sheet>
      <SubjectDialog
        open={isListOpen}
        onClose={() => setIsListOpen(false)}
        title={text.allSubjects}
        subjects={all}
        chosen={chosen}
        onChoose={choose}
      />
    </>
  )
}
