import { subjectQueries } from '../queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Strip } from '#web/ui/strip/strip.tsx'
import { subjectText } from '../text.ts'
import './subject-chips.css'

/** All subjects side by side; one is chosen, or none (0). */
type SubjectChipsProps = { chosen: number; onChoose: (collegeId: number) => void }

export function SubjectChips({ chosen, onChoose }: SubjectChipsProps) {
  const text = useText(subjectText)
  const colleges = useQuery(subjectQueries.colleges())
  const all = [{ college_id: 0, college_name: text.anySubject }, ...(colleges.data ?? [])]
  return (
    <div className="subject-chips">
      <Strip label={text.subjects}>
        {all.map(({ college_id, college_name }) => (
          <Chip key={college_id} pressed={college_id === chosen} onPress={() => onChoose(college_id)}>
            {college_name}
          </Chip>
        ))}
      </Strip>
    </div>
  )
}
