import { partTypes } from '#contract/practice/expert-sheets.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectFirstSheets, upsertContact } from './expert-duties.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { expertMenuItems, guestWaits } from '#server/features/practice/expert-duties/expert-duties.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'
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
  await loadGuests(world, first.sheet.task_id)
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

async function loadGuests(world: World, taskId: number) {
  for (const { phone, part, code, wait } of guests) {
    const user = await selectUserByPhone(world.db, digestPhone(world.vault, '86', phone))
    if (!user) continue
    const sheet = { task_id: taskId, user_id: user.id, part, ...sheetCodeColumns(world.vault, code) }
    const [sheetId] = await insertForIds(world.db, expertSheets, [sheet])
    await insertRows(world.db, guestWaits, [
      { sheet_id: sheetId!, kind: 'other' as const, title: wait, due_at: minutesFrom(world.now, 4 * day) },
    ])
  }
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
