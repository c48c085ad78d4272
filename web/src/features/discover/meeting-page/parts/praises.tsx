import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import './praises.css'

const most = 8

/** Who likes a meeting: the latest portraits, and the total. */
export function Praises({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const language = useLanguage()
  const { data } = useQuery(meetingHomeQueries.praises(meetingId))
  if (!data || data.total === 0) return null
  return (
    <div className="praises">
      <ul className="praises-faces">
        {data.data.slice(0, most).map((person, place) => (
          <li key={place}>
            <Avatar src={person.photo} name={person.truename} size={32} />
          </li>
        ))}
      </ul>
      <p className="praises-count">{text.praises(viewCount(data.total, language))}</p>
    </div>
  )
}
