import { useQuery } from '@tanstack/react-query'
import { LiveIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { livePaths } from '../paths.ts'
import { liveQueries } from '../queries.ts'
import { liveText } from '../text.ts'

/** A link to the meetings that the user speaks at or runs; renders nothing for others. */
export function StartRow() {
  const text = useText(liveText)
  const { data: meetings } = useQuery(liveQueries.startable())
  if (!meetings?.length) return null
  return <ListRow before={<LiveIcon />} title={text.myMeetings} href={livePaths.start()} />
}
