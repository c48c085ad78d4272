import type { ReactNode } from 'react'
import type { HallItem } from '#contract/library/halls.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { hallPaths } from '#web/paths/halls.ts'
import { hallQueries } from '../queries.ts'
import { hallText } from '../text.ts'
import './hall-list.css'

type HallListProps = { meetingId: number; emptyText: string; emptyAction?: ReactNode }

export function HallList({ meetingId, emptyText, emptyAction }: HallListProps) {
  return (
    <div className="hall-list">
      <PagedList
        query={hallQueries.list(meetingId)}
        keyOf={(hall) => hall.hall_id}
        estimate={320}
        skeleton="cards"
        emptyText={emptyText}
        emptyAction={emptyAction}
      >
        {(hall) => <HallCard hall={hall} />}
      </PagedList>
    </div>
  )
}

function HallCard({ hall }: { hall: HallItem }) {
  const text = useText(hallText)
  const language = useLanguage()
  return (
    <div className="hall-list-item">
      <Card
        href={hallPaths.hall(hall.hall_id)}
        media={<Picture src={hall.cover} alt="" width={750} ratio="5 / 2" />}
      >
        <CardTitle
          title={hall.hall_name}
          notes={
            <>
              <span>{text.booths(hall.booth_num)}</span>
              <span>{text.visits(viewCount(hall.visit_num, language))}</span>
            </>
          }
        />
        {hall.intro && <p className="hall-list-intro">{hall.intro}</p>}
      </Card>
    </div>
  )
}
