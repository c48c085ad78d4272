import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useText } from '#web/ui/language.ts'
import { ConferenceRow } from '../parts/conference-row.tsx'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'

export function ConferenceHistory() {
  const text = useText(conferenceText)
  return (
    <ScreenFrame>
      <PagedList
        query={conferenceQueries.history()}
        skeleton="rows"
        emptyText={text.nothingPast}
        keyOf={({ id }) => id}
        estimate={64}
      >
        {(conference) => <ConferenceRow conference={conference} />}
      </PagedList>
    </ScreenFrame>
  )
}
