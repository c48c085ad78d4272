import { useQuery } from '@tanstack/react-query'
import { LiveIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { livePaths } from '../paths.ts'
import { liveQueries } from '../queries.ts'
import { liveText } from '../text.ts'

/** Links to the meetings that the user may start; renders nothing for users without one. */
export function StartRow() {
  const text = useText(liveText)
  const meetings = useQuery(liveQueries.startable())
  if (!meetings.data || meetings.data.length === 0) return null
  return <ListRow before={<LiveIcon />} title={text.myMeetings} href={livePaths.start()} />
}
