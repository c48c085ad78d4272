import { asBit } from '#contract/wire/fields.ts'
import { meetingTypes, sectionTypes } from '#contract/wire/items.ts'
import type { ListItem, MeetingItem } from '#contract/wire/items.ts'
import type { Language } from '#contract/wire/language.ts'
import type {
  LiveDate,
  MeetingDetail,
  PlaybackItem,
  ScheduleItem,
  ShownOperation,
} from '#contract/meetings/meetings.ts'
import type { WatchVerdict } from '#contract/meetings/watching.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { asRichText } from '#kernel/rich-text.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentDoctorItem } from '#server/features/people/doctors/doctors.present.ts'
import type { DoctorItemRow } from '#server/features/people/doctors/doctors.queries.ts'
import type { ChildMeetingRow, MeetingCardRow, MeetingRow } from './meetings.queries.ts'
import type { ChapterRow, ProgrammeRow, RecordingRow } from './programme.queries.ts'

type Phase = Pick<MeetingCardRow, 'begin_at' | 'end_at' | 'is_offline' | 'has_stream'>

/** The phase of a meeting. A meeting held only on site is always shown as in progress. */
export function meetingTypeOf(meeting: Phase, now: Date): OneOf<typeof meetingTypes> {
  if (meeting.is_offline) return meetingTypes.inProgress
  if (now < meeting.begin_at) return meetingTypes.preview
  if (now >= meeting.end_at) return meetingTypes.review
  return meeting.has_stream ? meetingTypes.live : meetingTypes.inProgress
}

const statusText: Record<Language, Record<OneOf<typeof meetingTypes>, string>> = {
  zh: { 1: '预告', 2: '进行中', 3: '直播中', 4: '回顾' },
  en: { 1: 'Preview', 2: 'In progress', 3: 'Live', 4: 'Review' },
}

type Card = Omit<MeetingCardRow, 'total' | 'speaker_cover'> & {
  speaker_cover?: string
  parent_title?: string | null
}

export const presentMeeting = (row: Card, now: Date): MeetingItem => ({
  meeting_id: row.id,
  is_big_meeting: row.is_big ? 1 : 0,
  selected_son_id: row.selected_son_id,
  parent_title: row.parent_title ?? '',
  title: row.title,
  speaker: row.speaker,
  speaker_cover: row.speaker_cover ?? '',
  cover: row.cover,
  begin_time: shanghaiTime(row.begin_at),
  end_time: shanghaiTime(row.end_at),
  meeting_type: meetingTypeOf(row, now),
  is_offline: row.is_offline ? 1 : 0,
  venue: row.venue,
  is_credit_meeting: row.is_credit ? 1 : 0,
  view_num: row.view_count,
  view_display_status: row.view_display_status,
})

export const presentMeetingAsListItem = (
  row: Omit<MeetingCardRow, 'total'>,
  now: Date,
  language: Language,
): ListItem => {
  const type = meetingTypeOf(row, now)
  return {
    id: row.id,
    title: row.title,
    cover: row.cover,
    type: sectionTypes.meetings,
    price: '',
    is_operation_review: 0,
    is_big_meeting: row.is_big ? 1 : 0,
    session_id: row.selected_son_id,
    meeting_status_des: statusText[language][type],
    information_id: 0,
    intro: row.speaker,
    own_time: shanghaiTime(row.begin_at),
    course_type: 0,
    meeting_type: type,
    operation_id: 0,
  }
}

export const presentMeetingDetail = (
  { meeting, parentTitle }: MeetingRow,
  facts: { watch: WatchVerdict; speakers: DoctorItemRow[] },
  now: Date,
): MeetingDetail => ({
  ...presentMeeting(
    { ...meeting, speaker_cover: facts.speakers[0]?.cover ?? '', parent_title: parentTitle },
    now,
  ),
  parent_id: meeting.parent_id ?? 0,
  intro: asRichText(meeting.intro),
  audience: meeting.audience,
  may_watch: asBit(facts.watch.reason === ''),
  watch: facts.watch,
  experts: facts.speakers.map(presentDoctorItem),
})

export const presentScheduleItem = ({ session, expert }: ProgrammeRow): ScheduleItem => ({
  schedule_id: session.id,
  meeting_id: session.meeting_id,
  hall: session.hall,
  title: session.title,
  begin_time: shanghaiTime(session.begin_at),
  end_time: shanghaiTime(session.end_at),
  expert: expert && presentDoctorItem(expert),
})

/** The rows are in order of time, so the days are too. */
export const presentLiveDates = (rows: ChildMeetingRow[], now: Date): LiveDate[] =>
  Map.groupBy(rows, (row) => shanghaiTime(row.begin_at).slice(0, 10))
    .entries()
    .map(([date, meetings]) => ({
      date,
      meetings: meetings.map((row) => ({
        ...presentMeeting(row, now),
        is_published: asBit(row.published),
      })),
    }))
    .toArray()

type Played = {
  watch: WatchVerdict
  /** Maps a video to the address at which the caller may play it. */
  addressOf: (video: string) => string
  /** The same for captions: that they were loaded is not noted. */
  captionAddressOf: (captions: string) => string
  /** The address of its pictures for every few seconds; empty if there are none. */
  preview: string
  chapters: ChapterRow[]
  operations: ShownOperation[]
}

const presentVideo = (row: RecordingRow, { addressOf, captionAddressOf, preview }: Played) => ({
  palybackurl: addressOf(row.video),
  clarities: row.clarities.map(({ clarity, address }) => ({ clarity, address: addressOf(address) })),
  captions: row.captions.map((caption) => ({ ...caption, address: captionAddressOf(caption.address) })),
  commentary: row.commentary && addressOf(row.commentary),
  preview,
})

const noVideo = { palybackurl: '', clarities: [], captions: [], commentary: '', preview: '' }

export const presentRecording = (row: RecordingRow, played: Played): PlaybackItem => ({
  l_r_id: row.id,
  palybackname: row.name,
  seconds: row.seconds,
  schedule_id: row.session_id ?? 0,
  watch: played.watch,
  ...(played.watch.reason === '' ? presentVideo(row, played) : noVideo),
  chapters: played.chapters
    .filter((chapter) => chapter.recording_id === row.id)
    .map(({ title, at_seconds }) => ({ title, at_seconds })),
  operation: played.operations.find((one) => one.operation_id === row.operation_id) ?? null,
})
