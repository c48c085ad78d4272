import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/ui/language.ts'
import { Pressable } from '#web/ui/link/pressable.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import './supporter.css'

/** The company that supports a meeting, if any. */
export function Supporter({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const { data } = useQuery(meetingHomeQueries.logo(meetingId))
  if (!data?.logo) return null
  return (
    <Pressable className="supporter" {...(data.link && { href: data.link })}>
      <span className="supporter-logo">
        <Picture src={data.logo} alt="" width={120} ratio="1" />
      </span>
      <span className="supporter-words">
        <span className="supporter-label">{text.supportedBy}</span> {data.name}
      </span>
    </Pressable>
  )
}
