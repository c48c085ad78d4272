import { useQuery } from '@tanstack/react-query'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Plot } from '#web/ui/plot/plot.tsx'
import { ownerText } from '../owner-text.ts'
import { doctorQueries } from '../queries.ts'
import './work-retention.css'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** How much of each lesson its viewers have watched. */
export function WorkRetention({ workId }: { workId: number }) {
  const text = useText(ownerText)
  const curves = useQuery(doctorQueries.retention(workId))
  if (!curves.data)
    return (
      <ListState
        status={curves.isError ? 'error' : 'loading'}
        errorText={curves.error?.message}
        onRetry={() => curves.refetch()}
      />
    )
  return (
    <ul className="work-retention">
      {curves.data.map(({ episode_id: lessonId, title, points }) => (
        <li key={lessonId}>
          <Plot
            title={title}
            total=""
            shape="line"
            top={1}
            format={percent}
            columns={{ label: text.second, value: text.share }}
            points={points.map(({ second, share }) => ({ label: durationText(second), value: share }))}
            empty={text.noViewers}
          />
        </li>
      ))}
    </ul>
  )
}
