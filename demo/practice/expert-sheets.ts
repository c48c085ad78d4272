import { sessionStates } from '#contract/practice/expert-sessions.ts'
import { partTypes, sheetStates } from '#contract/practice/expert-sheets.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const expertPhone = '13800000005'

/** Opens the demo's sheets without a login. */
const sheetCode = 'XL2026'

/**
 * The demo's expert is invited to the next two meetings; the first is not confirmed yet, and for the second they have
 * edited how the meeting introduces them.
 */
export async function loadExpertSheets(world: World): Promise<void> {
  const expert = await selectUserByPhone(world.db, digestPhone(world.vault, '86', expertPhone))
  if (!expert) return
  const upcoming = world.meetings
    .flatMap((meeting, at) => (meeting.startMinutes > 60 && !meeting.isBigMeeting ? [{ meeting, at }] : []))
    .toSorted((a, b) => a.meeting.startMinutes - b.meeting.startMinutes)
    .slice(0, 2)
  const taskIds = await insertForIds(
    world.db,
    expertTasks,
    upcoming.map(({ at }) => ({ meeting_id: world.meetingIds[at]! })),
  )
  const introduction = {
    name: expert.truename,
    photo: expert.photo,
    position: '主任医师 教授',
    hospital: expert.hospital,
    department: expert.department,
    introduction: '长期从事脑血管病与颅底肿瘤的外科治疗，主持多项临床研究。',
  }
  const sheetIds = await insertForIds(
    world.db,
    expertSheets,
    taskIds.map((taskId, place) => ({
      task_id: taskId,
      user_id: expert.id,
      part: place === 0 ? partTypes.lecturer : partTypes.chair,
      note: '请提前 15 分钟进入直播间调试设备，课件请于会前一日发送至会务组。',
      ...sheetCodeColumns(world.vault, sheetCode),
      ...(place === 1 && {
        ...introduction,
        status: sheetStates.confirmed,
        decided_at: world.now,
        decided_by: expert.id,
      }),
    })),
  )
  await insertRows(
    world.db,
    expertSessions,
    upcoming.map(({ meeting }, place) => ({
      sheet_id: sheetIds[place]!,
      kind: place === 0 ? ('lecture' as const) : ('host' as const),
      title: meeting.schedule[0]?.title ?? meeting.title,
      hall: '线上直播间',
      begin_at: minutesFrom(world.now, meeting.startMinutes),
      end_at: minutesFrom(world.now, meeting.startMinutes + 30),
      status: place === 0 ? sessionStates.open : sessionStates.confirmed,
      decided_at: place === 1 ? world.now : null,
    })),
  )
}
