import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { digestTaskCode } from '#server/features/meetings/meeting-tasks/find-task.ts'
import { meetingTasks, taskGuests } from '#server/features/meetings/meeting-tasks/meeting-tasks.tables.ts'
import { minutesFrom } from './world.ts'
import type { World } from './world.ts'

const expertPhone = '13800000005'

/** Opens the demo's task sheets without a login. */
const taskCode = 'XL2026'

/**
 * The demo's expert is asked to speak in the next two meetings; the first is not confirmed yet, and for the second they have
 * edited how the meeting introduces them.
 */
export async function loadTasks(world: World): Promise<void> {
  const expert = await selectUserByPhone(world.db, digestPhone(world.vault, '86', expertPhone))
  if (!expert) return
  const upcoming = world.meetings
    .flatMap((meeting, at) => (meeting.startMinutes > 60 && !meeting.isBigMeeting ? [{ meeting, at }] : []))
    .toSorted((a, b) => a.meeting.startMinutes - b.meeting.startMinutes)
    .slice(0, 2)
  const [, confirmedId] = await insertForIds(
    world.db,
    meetingTasks,
    upcoming.map(({ meeting, at }, place) => ({
      meeting_id: world.meetingIds[at]!,
      user_id: expert.id,
      kind: place === 0 ? ('lecture' as const) : ('host' as const),
      topic: meeting.schedule[0]?.title ?? meeting.title,
      place: '线上直播间',
      note: '请提前 15 分钟进入直播间调试设备，课件请于会前一日发送至会务组。',
      begin_at: minutesFrom(world.now, meeting.startMinutes),
      end_at: minutesFrom(world.now, meeting.startMinutes + 30),
      code_digest: digestTaskCode(world.vault, taskCode),
      confirmed_at: place === 0 ? null : world.now,
      confirmed_by: place === 0 ? null : expert.id,
    })),
  )
  await insertRows(world.db, taskGuests, [
    {
      task_id: confirmedId!,
      name: expert.truename,
      photo: expert.photo,
      position: '主任医师 教授',
      hospital: expert.hospital,
      department: expert.department,
      introduction: '长期从事脑血管病与颅底肿瘤的外科治疗，主持多项临床研究。',
      updated_by: expert.id,
    },
  ])
}
