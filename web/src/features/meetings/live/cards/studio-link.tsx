import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { LiveIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { livePaths } from '#web/paths/live.ts'
import { liveQueries } from '../queries.ts'
import { liveText } from '../text.ts'
import './studio-link.css'

/** Links organisers of a meeting to its studio; renders nothing for others. */
export function StudioLink({ meetingId }: { meetingId: number }) {
  const text = useText(liveText)
  const { data: info } = useQuery(liveQueries.info(meetingId))
  if (info?.may_start !== 1) return null
  return (
    <div className="studio-link">
      <ButtonLink href={livePaths.start(meetingId)} small>
        <LiveIcon size="small" />
        {text.manage}
      </ButtonLink>
    </div>
  )
}
