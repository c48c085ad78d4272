import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from '#web/shell/navigation.ts'
import type { Conference } from '#contract/practice/conferences.ts'
import { Chat } from '#web/features/community/chat/cards/chat.tsx'
import { Recordings } from '#web/features/community/rooms/cards/recordings.tsx'
import { Room } from '#web/features/community/rooms/cards/room.tsx'
import { Captions } from '#web/features/practice/conference-minutes/cards/captions.tsx'
import { Minutes } from '#web/features/practice/conference-minutes/cards/minutes.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { CalendarIcon, PeopleIcon } from '#web/ui/icon/identity-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { AttendanceSection } from '../parts/attendance-section.tsx'
import { ConferenceHead } from '../parts/conference-head.tsx'
import { isOver } from '../parts/conference-row.tsx'
import { InvitePanel } from '../parts/invite-panel.tsx'
import { JoinButton } from '../parts/join-button.tsx'
import { conferencePaths } from '#web/paths/conferences.ts'
import { conferenceQueries } from '../queries.ts'
import { conferenceText } from '../text.ts'
import '../parts/conference.css'

/** A conference with its discussion and who attended; `join` in the address leads into its room. */
export function ConferenceDetail() {
  const [query] = useSearchParams()
  const id = useQueryId('id')
  return query.get('join') === '1' ? (
    <ConferenceRoom key={id} id={id} code={query.get('code') ?? ''} />
  ) : (
    <ConferenceRecord id={id} />
  )
}

function ConferenceRoom({ id, code }: { id: number; code: string }) {
  const text = useText(conferenceText)
  const join = useQuery({ ...conferenceQueries.join(id, code), refetchInterval: false })
  // Somebody who is inside stays there, whatever a later answer says: the room itself ends a stay.
  const [roomId, setRoomId] = useState(0)
  const found = join.data?.room_id ?? 0
  if (found > 0 && found !== roomId) setRoomId(found)
  return (
    <ScreenFrame>
      {roomId > 0 ? (
        <Room
          roomId={roomId}
          code={code}
          invite={<InvitePanel id={id} />}
          onward={code ? conferencePaths.invitation(id, code) : conferencePaths.detail(id)}
        />
      ) : join.isPending ? (
        <ListState status="loading" />
      ) : (
        <ListState
          status={join.data ? 'empty' : 'error'}
          emptyText={join.data?.reason}
          errorText={join.error?.message}
          emptyAction={<Button onClick={() => join.refetch()}>{text.checkAgain}</Button>}
          onRetry={() => join.refetch()}
        />
      )}
    </ScreenFrame>
  )
}

function ConferenceRecord({ id }: { id: number }) {
  const text = useText(conferenceText)
  const conference = useQuery(conferenceQueries.detail(id, ''))
  return (
    <DetailScreen detail={conference} nameOf={({ title }) => title} missing={text.missing}>
      {(detail) => <RecordBody key={detail.id} conference={detail} />}
    </DetailScreen>
  )
}

function RecordBody({ conference }: { conference: Conference }) {
  const text = useText(conferenceText)
  const { id, imGroupId } = conference
  const people = useQuery(conferenceQueries.attendees(id))
  return (
    <>
      <ConferenceHead conference={conference} />
      {!isOver(conference) && (
        <div className="conference-actions">
          <JoinButton id={id} code="" />
        </div>
      )}
      <ListRow before={<CalendarIcon />} title={text.toSchedule} href={conferencePaths.schedule(id)} />
      <ListRow
        before={<PeopleIcon />}
        title={text.people}
        after={text.comingNum(conference.coming_num, conference.people_num)}
        href={conferencePaths.attendees(id)}
      />
      <AttendanceSection conference={conference} />
      {conference.room_id > 0 && (
        <Recordings roomId={conference.room_id} Captions={Captions} Notes={Minutes} />
      )}
      {/* Not before what is above has its height. */}
      {imGroupId > 0 && !people.isPending && (
        <Section title={text.chat}>
          <div className="conference-chat">
            <Chat groupId={imGroupId} />
          </div>
        </Section>
      )}
    </>
  )
}
