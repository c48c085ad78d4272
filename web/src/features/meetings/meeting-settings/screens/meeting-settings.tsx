import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { RulesForm } from '../parts/rules-form.tsx'
import { meetingSettingQueries } from '../queries.ts'
import './meeting-settings.css'

/** For those who run a meeting: whom it is for, and what it asks before it is watched. */
export function MeetingSettingsScreen() {
  const meetingId = useQueryId('meeting_id')
  const settings = useQuery(meetingSettingQueries.of(meetingId))
  return (
    <DetailScreen detail={settings} nameOf={(detail) => detail.title}>
      {(detail) => <RulesForm key={detail.meeting_id} settings={detail} />}
    </DetailScreen>
  )
}
