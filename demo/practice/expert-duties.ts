import { partTypes } from '#contract/practice/expert-sheets.ts'
import { pollAnswers } from '#contract/practice/session-polls.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectFirstSheets, upsertContact } from './expert-duties.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import {
  dutyDeadlines,
  expertMenuItems,
  guestWaits,
} from '#server/features/practice/expert-duties/expert-duties.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'
import {
  givenPollAnswers,
  pollGuests,
  pollTimes,
  sessionPolls,
} from '#server/features/practice/session-polls/session-polls.tables.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const day = 24 * 60

/**
 * What organisers ask of the demo's expert besides the tasks, in every state; two more guests of the first task; a menu of
 * its organiser; and a second sheet of the expert in the second task, so that one has to be chosen.
 */
export async function loadExpertDuties(world: World): Promise<void> {
  const [first, second] = await selectFirstSheets(world.db)
  if (!first || !second) return
  await upsertContact(world.db, first.meetingId, '会务组 李老师 027-8766 2026')
  await upsertContact(world.db, second.meetingId, '会务组 王老师 025-8332 2026')
  await loadWaits(world, first.sheet.id)
  await loadMenu(world, first.sheet.task_id)
  await loadDeadlines(world, first.sheet.task_id, first.beginAt)
  const guestIds = await loadGuests(world, first.sheet.task_id)
  await loadPoll(world, {
    taskId: first.sheet.task_id,
    sheetIds: [first.sheet.id, ...guestIds],
    beginAt: first.beginAt,
  })
  await loadSecondSheet(world, second.sheet)
}

async function loadWaits(world: World, sheetId: number) {
  const asked = { sheet_id: sheetId, kind: 'other' as const }
  await insertRows(world.db, guestWaits, [
    {
      ...asked,
      kind: 'travel' as const,
      title: '请填写往返航班或车次',
      due_at: minutesFrom(world.now, 2 * day),
    },
    {
      ...asked,
      kind: 'hotel' as const,
      title: '请填写入住与离店日期',
      due_at: minutesFrom(world.now, 2 * day),
    },
    {
      ...asked,
      title: '请确认会场设备需求',
      content: '需要连接自带电脑（HDMI），并准备激光笔。',
      due_at: minutesFrom(world.now, 3 * day),
    },
    {
      ...asked,
      title: '请确认证件姓名的拼音',
      content: 'CHENG HUAIJIN',
      due_at: minutesFrom(world.now, -day),
      status: 1,
      decided_at: world.now,
    },
    {
      ...asked,
      kind: 'travel' as const,
      title: '是否需要安排接机',
      due_at: minutesFrom(world.now, day),
      status: 2,
      reason: '自行前往会场',
      decided_at: world.now,
    },
  ])
}

/** The answer and the slides are wanted before the meeting; the fee until a week after it. */
const loadDeadlines = (world: World, taskId: number, beginAt: Date) =>
  insertRows(world.db, dutyDeadlines, [
    { task_id: taskId, kind: 'schedule' as const, due_at: minutesFrom(beginAt, -60) },
    { task_id: taskId, kind: 'slides' as const, due_at: minutesFrom(beginAt, -30) },
    { task_id: taskId, kind: 'fee' as const, due_at: minutesFrom(beginAt, 7 * day) },
  ])

const loadMenu = (world: World, taskId: number) =>
  insertRows(world.db, expertMenuItems, [
    {
      task_id: taskId,
      position: 0,
      title: '会场地图',
      content_url:
        'https://www.openstreetmap.org/export/embed.html?bbox=114.29%2C30.54%2C114.37%2C30.60&layer=mapnik',
      type: 2,
      is_top: false,
    },
    {
      task_id: taskId,
      position: 1,
      title: '列车时刻',
      content_url: 'https://www.12306.cn/',
      type: 3,
      is_top: false,
    },
  ])

const guests = [
  { phone: '13800000006', part: partTypes.chair, code: 'XL2028', wait: '请确认主持稿' },
  { phone: '13800000007', part: partTypes.panel, code: 'XL2029', wait: '请选择希望讨论的议题' },
]

async function loadGuests(world: World, taskId: number): Promise<number[]> {
  const sheetIds: number[] = []
  for (const { phone, part, code, wait } of guests) {
    const user = await selectUserByPhone(world.db, digestPhone(world.vault, '86', phone))
    if (!user) continue
    const sheet = { task_id: taskId, user_id: user.id, part, ...sheetCodeColumns(world.vault, code) }
    const [sheetId] = await insertForIds(world.db, expertSheets, [sheet])
    await insertRows(world.db, guestWaits, [
      { sheet_id: sheetId!, kind: 'other' as const, title: wait, due_at: minutesFrom(world.now, 4 * day) },
    ])
    sheetIds.push(sheetId!)
  }
  return sheetIds
}

type Polled = { taskId: number; sheetIds: number[]; beginAt: Date }

/** Three times for a round table after the meeting has begun; the others have answered, the demo's expert has not. */
async function loadPoll({ db, now }: World, { taskId, sheetIds, beginAt }: Polled) {
  const [pollId = 0] = await insertForIds(db, sessionPolls, [
    {
      task_id: taskId,
      kind: 'discussion' as const,
      title: '圆桌讨论：疑难病例',
      hall: '二层 圆桌厅',
      due_at: beginAt,
    },
  ])
  const times = await insertForIds(
    db,
    pollTimes,
    [0, 60, day].map((minutes) => ({
      poll_id: pollId,
      begin_at: minutesFrom(beginAt, 60 + minutes),
      end_at: minutesFrom(beginAt, 100 + minutes),
    })),
  )
  const [, ...others] = sheetIds
  await insertRows(
    db,
    pollGuests,
    sheetIds.map((sheet_id) => ({
      poll_id: pollId,
      sheet_id,
      answered_at: others.includes(sheet_id) ? now : null,
      note: sheet_id === others[0] ? '上午有门诊，十点后均可' : '',
    })),
  )
  const { yes, ifNeedBe, no } = pollAnswers
  const said = [
    [ifNeedBe, yes, yes],
    [no, yes, ifNeedBe],
  ]
  const answers = others.flatMap((sheet_id, who) =>
    times.map((time_id, at) => ({ time_id, sheet_id, answer: said[who]![at]! })),
  )
  await insertRows(db, givenPollAnswers, answers)
}

const loadSecondSheet = (world: World, { task_id, user_id, photo }: typeof expertSheets.$inferSelect) =>
  insertRows(world.db, expertSheets, [
    {
      task_id,
      user_id,
      part: 3,
      name: '程怀瑾',
      photo,
      position: '神经外科学分会委员',
      hospital: '江城市医学会',
      department: '神经外科学分会',
      introduction: '代表学会参加圆桌讨论。',
      note: '圆桌讨论约 40 分钟，议题将于会前三日发送。',
      ...sheetCodeColumns(world.vault, 'XL2027'),
    },
  ])
