import { useQuery } from '@tanstack/react-query'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { meetingHomeQueries } from '../home-queries.ts'
import { meetingPageText } from '../text.ts'
import './own-meeting.css'

/** The user's bookings, collected items, invitations and rank in a large meeting. */
export function OwnMeeting({ meetingId }: { meetingId: number }) {
  const text = useText(meetingPageText)
  const { data } = useQuery(meetingHomeQueries.userCenter(meetingId))
  if (!data) return null
  const facts = [
    [text.myReservations, data.reserve_num],
    [text.myCollections, data.collect_num],
    [text.myInvitations, data.invite_num],
    [text.myRank, data.rank || '–'],
  ] as const
  return (
    <Section title={text.myMeeting}>
      <div className="own-meeting">
        <Avatar src={data.photo} name={data.truename} size={48} />
        <dl className="own-meeting-facts">
          {facts.map(([name, value]) => (
            <div key={name} className="own-meeting-fact">
              <dt className="own-meeting-name">{name}</dt>
              <dd className="own-meeting-value">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
