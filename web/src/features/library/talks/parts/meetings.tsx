import type { MeetingItem } from '#contract/wire/items.ts'
import { MeetingCard } from '#web/features/meetings/meetings/cards/meeting-card.tsx'

export const Meetings = ({ meetings }: { meetings: readonly MeetingItem[] }) => (
  <ul>
    {meetings.map((meeting) => (
      <li key={meeting.meeting_id}>
        <MeetingCard meeting={meeting} />
      </li>
    ))}
  </ul>
)
