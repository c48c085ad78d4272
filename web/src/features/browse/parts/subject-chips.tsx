import { useQuery } from '@tanstack/react-query'
import { homeQueries } from '#web/features/home/queries.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { Strip } from '#web/ui/strip/strip.tsx'
import { browseText } from '../text.ts'
import type { Filter } from '../use-filter.ts'
import './tools.css'

/** All subjects side by side; another subject has other diseases. */
export function SubjectChips({ filter }: { filter: Filter }) {
  const text = useText(browseText)
  const colleges = useQuery(homeQueries.colleges())
  const all = [{ college_id: 0, college_name: text.allSubjects }, ...(colleges.data ?? [])]
  return (
    <div className="browse-chips">
      <Strip label={text.subjects}>
        {all.map(({ college_id, college_name }) => (
          <Chip
            key={college_id}
            pressed={college_id === filter.place.collegeId}
            onPress={() =>
              filter.choose(['college_id', college_id === 0 ? '' : String(college_id)], ['disease_id', ''])
            }
          >
            {college_name}
          </Chip>
        ))}
      </Strip>
    </div>
  )
}
