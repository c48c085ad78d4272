import { useQuery } from '@tanstack/react-query'
import { Card } from 'antd'
import { useText } from '#web/ui/language.ts'
import { curveOf } from './curve.ts'
import { meetingQueries } from './queries.ts'
import { liveText } from './text.ts'

const size = { width: 640, height: 140 }

/** How many watched in each minute so far. */
export function LiveCurve({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  const points = useQuery(meetingQueries.curve(meetingId)).data?.points ?? []
  const { line, most, mostAt } = curveOf(points, size)
  return (
    <Card size="small" title={text.curve}>
      {points.length < 2 ? (
        text.noCurve
      ) : (
        <figure className="live-curve">
          <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden>
            <polyline points={line} />
          </svg>
          <figcaption>
            <span>{points[0]!.time}</span>
            <strong>{text.most(most, mostAt)}</strong>
            <span>{points.at(-1)!.time}</span>
          </figcaption>
        </figure>
      )}
    </Card>
  )
}
