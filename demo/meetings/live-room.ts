import { chairQuestions, danmakuTexts, ownTexts } from '#demo/content/danmaku.ts'
import type { Meeting } from '#demo/content/meetings.ts'
import { subjectAt } from '#demo/content/subjects.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectIdByPhone, selectRecordingsOf, selectTalkers, updateTimeline } from './live-room.queries.ts'
import type { DemoRecording } from './live-room.queries.ts'
import { seeded } from '#demo/seeded.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { roomLikes } from '#server/features/meetings/live-room/live-room.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const organiser = '13800000005'
/** The organiser runs this many meetings of each kind. */
const ownOfEach = 6
const recordedRooms = 16
/** What was written over recordings is the latest that was said below them. */
const latestMinutes = 90

/** Who runs meetings, the likes of live ones, and the danmaku of recordings. Viewers are those who really come. */
export async function loadLiveRooms(world: World): Promise<void> {
  const random = seeded(824)
  const talkers = await selectTalkers(world.db)
  const live = meetingsThat(
    world,
    ({ startMinutes, durationMinutes, isOffline }) =>
      !isOffline && startMinutes <= 0 && startMinutes + durationMinutes > 0,
  )
  const upcoming = meetingsThat(world, ({ startMinutes }) => startMinutes > 0)
  const over = meetingsThat(
    world,
    ({ startMinutes, durationMinutes, isBigMeeting, audience }) =>
      !isBigMeeting && audience === 'all' && startMinutes + durationMinutes <= 0,
  )
  await loadOrganiser(world, [live, upcoming, over])
  await insertRows(
    world.db,
    roomLikes,
    live.map((meeting_id) => ({ meeting_id, count: random.int(80, 4200), told_at: world.now })),
  )
  await loadChats(world, live, talkers)
  const recordings = await selectRecordingsOf(world.db, over.slice(0, recordedRooms))
  await insertRows(
    world.db,
    comments,
    recordings
      .flatMap((recording) =>
        random
          .shuffle(danmakuTexts)
          .slice(0, random.int(8, 16))
          .map((content) => ({
            user_id: random.pick(talkers),
            item_type: 'meeting' as const,
            item_id: recording.meeting_id,
            content,
            play_time: random.int(5, recording.seconds * 10 - 10) / 10,
            recording_id: recording.id,
            is_danmaku: true,
            created_at: minutesFrom(world.now, -random.int(2, latestMinutes)),
          })),
      )
      // Lists show comments by their numbers, which grow with time.
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  )
  await loadSaidLive(world, recordings[0]!, talkers)
}

const longestChatMinutes = 40

/** The chat of each live meeting, with a question that its chair has pinned. */
async function loadChats(world: World, live: number[], talkers: number[]) {
  const { db, now } = world
  const random = seeded(911)
  const chats = live.flatMap((meeting_id) => {
    const disease = diseaseOf(world, meeting_id)
    const common = random.shuffle(danmakuTexts).slice(0, random.int(11, 19))
    const texts = random.shuffle([...common, ...ownTexts(disease)])
    const minutes = texts.map(() => random.int(1, longestChatMinutes)).toSorted((a, b) => b - a)
    const said = texts.map((content, at) => ({ content, agoMinutes: minutes[at]!, is_danmaku: true }))
    const asked = {
      content: random.pick(chairQuestions)(disease),
      agoMinutes: minutes[3]!,
      is_danmaku: false,
    }
    return [...said.slice(0, 3), asked, ...said.slice(3)].map(({ agoMinutes, ...one }) => ({
      ...one,
      user_id: random.pick(talkers),
      item_type: 'meeting' as const,
      item_id: meeting_id,
      play_time: (longestChatMinutes - agoMinutes) * 60,
      created_at: minutesFrom(now, -agoMinutes),
      pinned_at: one.content === asked.content ? now : null,
    }))
  })
  await insertRows(
    db,
    comments,
    chats.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()),
  )
}

function diseaseOf({ meetings, meetingIds }: World, meetingId: number): string {
  const { subject, diseases } = meetings[meetingIds.indexOf(meetingId)]!
  return subjectAt(subject).diseases[diseases[0]!]!.name
}

/** What was said live over the first recording, which was made with a tea break of twenty minutes in the middle. */
async function loadSaidLive({ db, now }: World, recording: DemoRecording, talkers: number[]) {
  const began = minutesFrom(now, -600)
  const wholeMs = recording.seconds * 1000
  const cut = Math.round(wholeMs / 2)
  const afterBreak = minutesFrom(began, 20).getTime() + cut
  await updateTimeline(db, recording.id, began, [
    [began.getTime(), 0],
    [began.getTime() + cut, cut],
    [afterBreak, cut],
    [afterBreak + wholeMs - cut, wholeMs],
  ])
  const said = [
    { content: '茶歇之前先问一句：随访多久一次？', at: began.getTime() + cut - 4000, is_danmaku: false },
    { content: '茶歇，马上回来', at: began.getTime() + cut + 300_000, is_danmaku: true },
    { content: '回来了，继续听', at: afterBreak + 3000, is_danmaku: true },
  ]
  const rows = said.map(({ content, at, is_danmaku }, number) => ({
    user_id: talkers[number]!,
    item_type: 'meeting' as const,
    item_id: recording.meeting_id,
    content,
    play_time: (at - began.getTime()) / 1000,
    is_danmaku,
    created_at: new Date(at),
  }))
  await insertRows(db, comments, rows)
}

const meetingsThat = ({ meetings, meetingIds }: World, isOne: (meeting: Meeting) => boolean): number[] =>
  meetings.flatMap((meeting, at) => (isOne(meeting) ? [meetingIds[at]!] : []))

async function loadOrganiser({ db, vault }: World, kinds: number[][]): Promise<void> {
  const user_id = await selectIdByPhone(db, digestPhone(vault, '86', organiser))
  const meetingIds = kinds.flatMap((ids) => ids.slice(0, ownOfEach))
  await insertRows(
    db,
    meetingManagers,
    meetingIds.map((meeting_id) => ({ meeting_id, user_id })),
  )
}
