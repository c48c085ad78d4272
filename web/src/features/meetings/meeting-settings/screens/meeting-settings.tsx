import { useQuery } from '@tanstack/react-query'
import { NoPermission } from '#web/features/people/account/cards/no-permission.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { RulesForm } from '../parts/rules-form.tsx'
import { meetingSettingQueries } from '../queries.ts'
import './meeting-settings.css'

/** For organisers: who may attend the meeting, and what is required before watching. */
export function MeetingSettingsScreen() {
  const meetingId = useQueryId('meeting_id')
  const settings = useQuery(meetingSettingQueries.of(meetingId))
  return (
    <DetailScreen
      detail={settings}
      nameOf={(detail) => detail.title}
      renderRefused={(message) => <NoPermission message={message} />}
    >
      {(detail) => <RulesForm key={detail.meeting_id} settings={detail} />}
    </DetailScreen>
  )
}
