import { asRichText } from '#kernel/rich-text.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import type {
  ButtonConfig,
  EnterpriseLogo,
  Introduction,
  MeetingBanner,
  MeetingChannel,
  MenuItem,
  MenuKind,
} from '#contract/discover/meeting-home.ts'
import type {
  BannerRow,
  HomeRow,
  MenuRow,
  PartCounts,
  selectChannelMeetings,
} from './meeting-home.queries.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import type { MeetingRow } from '#server/features/meetings/meetings/meetings.queries.ts'

export const presentIntroduction = ({ meeting }: MeetingRow, parts: PartCounts): Introduction => ({
  meeting_id: meeting.id,
  title: meeting.title,
  intro: asRichText(meeting.intro),
  session_num: parts.sessions,
  expert_num: parts.experts,
  hall_num: parts.halls,
  report_num: parts.reports,
})

/** The parts that are always shown, and those of the rest that have content. */
export function standardMenu(parts: PartCounts): MenuItem[] {
  const kinds: (MenuKind | false)[] = [
    'about',
    'programme',
    'sessions',
    'experts',
    parts.halls > 0 && 'halls',
    parts.reports > 0 && 'reports',
    'invite',
  ]
  return kinds.flatMap((kind) => (kind ? [{ kind, name: '', link: '' }] : []))
}

export const presentMenuItem = (row: MenuRow, language: Language): MenuItem => ({
  kind: row.kind,
  name: language === 'en' ? row.name_en : row.name,
  link: row.link,
})

export const presentBanner = (row: BannerRow): MeetingBanner => ({
  banner_id: row.id,
  title: row.title,
  image: row.image,
  link: row.link,
})

export const presentButtons = (row: HomeRow | undefined): ButtonConfig => ({
  reserve: asBit(row?.has_reserve ?? true),
  collect: asBit(row?.has_collect ?? true),
  praise: asBit(row?.has_praise ?? true),
  share: asBit(row?.has_share ?? true),
  invite: asBit(row?.has_invite ?? true),
})

export const presentLogo = (row: HomeRow | undefined): EnterpriseLogo => ({
  logo: row?.logo ?? '',
  name: row?.logo_name ?? '',
  link: row?.logo_link ?? '',
})

type ChannelRow = Awaited<ReturnType<typeof selectChannelMeetings>>[number]

export const presentChannels = (rows: ChannelRow[], now: Date): MeetingChannel[] =>
  Map.groupBy(rows, (row) => row.hall)
    .entries()
    .map(([name, meetings]) => ({ name, meetings: meetings.map((row) => presentMeeting(row, now)) }))
    .toArray()
