import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import { selectSheetsOfTasks } from '#server/demo/expert-duties.queries.ts'
import { expertMenuItems, guestWaits } from '#server/features/practice/expert-duties/expert-duties.tables.ts'
import { expertSheets } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { sheetCodeColumns } from '#server/features/practice/expert-sheets/sheet-code.ts'
import { minutesFrom } from './world.ts'
import type { World } from './world.ts'

const day = 24 * 60

/** Opens the second sheet that the expert has in one task. */
const secondCode = 'XL2027'

/**
 * What organisers ask of the demo's expert besides the tasks, in every state; a menu of the organiser; and a second sheet
 * in the second task, so that one has to be chosen.
 */
export async function loadExpertDuties(world: World): Promise<void> {
  const [first, second] = await selectSheetsOfTasks(world.db)
  if (!first || !second) return
  const now = minutesFrom(world.now, 0)
  await insertRows(world.db, guestWaits, [
    {
      sheet_id: first.id,
      kind: 'travel' as const,
      title: '请填写往返航班或车次',
      due_at: minutesFrom(world.now, 2 * day),
    },
    {
      sheet_id: first.id,
      kind: 'other' as const,
      title: '请确认会场设备需求',
      content: '需要连接自带电脑（HDMI），并准备激光笔。',
      due_at: minutesFrom(world.now, 3 * day),
    },
    {
      sheet_id: first.id,
      kind: 'other' as const,
      title: '请确认证件姓名的拼音',
      content: 'CHENG HUAIJIN',
      due_at: minutesFrom(world.now, -day),
      status: 1,
      decided_at: now,
    },
    {
      sheet_id: first.id,
      kind: 'travel' as const,
      title: '是否需要安排接机',
      due_at: minutesFrom(world.now, day),
      status: 2,
      reason: '自行前往会场',
      decided_at: now,
    },
  ])
  await insertRows(world.db, expertMenuItems, [
    {
      task_id: first.task_id,
      position: 0,
      title: '会场地图',
      content_url:
        'https://www.openstreetmap.org/export/embed.html?bbox=114.29%2C30.54%2C114.37%2C30.60&layer=mapnik',
      type: 2,
      is_top: false,
    },
    {
      task_id: first.task_id,
      position: 1,
      title: '列车时刻',
      content_url: 'https://www.12306.cn/',
      type: 3,
      is_top: false,
    },
  ])
  const [sheetId] = await insertForIds(world.db, expertSheets, [
    {
      task_id: second.task_id,
      user_id: second.user_id,
      part: 3,
      name: '程怀瑾',
      photo: second.photo,
      position: '神经外科学分会委员',
      hospital: '江城市医学会',
      department: '神经外科学分会',
      introduction: '代表学会参加圆桌讨论。',
      note: '圆桌讨论约 40 分钟，议题将于会前三日发送。',
      ...sheetCodeColumns(world.vault, secondCode),
    },
  ])
  await insertRows(world.db, guestWaits, [
    {
      sheet_id: sheetId!,
      kind: 'other' as const,
      title: '请选择希望讨论的议题',
      due_at: minutesFrom(world.now, 4 * day),
    },
  ])
}
