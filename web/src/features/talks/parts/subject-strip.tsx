import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { homeQueries } from '#web/features/home/queries.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Strip } from '#web/ui/strip/strip.tsx'
import { talkText } from '../text.ts'
import './subject-strip.css'

/** Narrows the list to one subject. The choice stays in the address, in place of the former one. */
export function SubjectStrip({ chosen }: { chosen: number }) {
  const text = useText(talkText)
  const [, setQuery] = useSearchParams()
  const colleges = useQuery(homeQueries.colleges())
  const all = [{ college_id: 0, college_name: text.allSubjects }, ...(colleges.data ?? [])]
  return (
    <div className="subject-strip">
      <Strip label={text.subjects}>
        {all.map(({ college_id, college_name }) => (
          <Chip
            key={college_id}
            pressed={college_id === chosen}
            onPress={() =>
              setQuery(college_id > 0 ? { college_id: String(college_id) } : {}, { replace: true })
            }
          >
            {college_name}
          </Chip>
        ))}
      </Strip>
    </div>
  )
}
