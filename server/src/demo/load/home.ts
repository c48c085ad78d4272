import { sectionTypes } from '#contract/items.ts'
import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import { contentBlockItems, contentBlocks } from '#server/features/home/home.tables.ts'
import type { World } from './world.ts'

type Ids = { articleIds: number[]; courseIds: number[]; operationIds: number[] }

const { experts, meetings, information, operations, courses, picks } = sectionTypes

const blocks: [type: number, name: string, nameEn: string][] = [
  [experts, '名医专家', 'Experts'],
  [meetings, '学术会议', 'Meetings'],
  [picks, '编辑精选', "Editors' picks"],
  [operations, '手术视频', 'Surgical videos'],
  [courses, '精品课程', 'Courses'],
  [information, '专业资讯', 'Articles'],
]

export async function loadHome(world: World, ids: Ids): Promise<void> {
  const blockIds = await insertForIds(
    world.db,
    contentBlocks,
    blocks.map(([type, name, name_en], sort) => ({ type, name, name_en, sort })),
  )
  const pickBlock = blockIds[blocks.findIndex(([type]) => type === picks)]!
  const chosen: [kind: number, itemId: number | undefined][] = [
    [meetings, world.bigMeetingIds[0]],
    [information, ids.articleIds[4]],
    [courses, ids.courseIds[7]],
    [operations, ids.operationIds[3]],
    [information, ids.articleIds[31]],
    [meetings, world.bigMeetingIds[1]],
  ]
  await insertRows(
    world.db,
    contentBlockItems,
    chosen.flatMap(([kind, item_id], sort) => (item_id === undefined ? [] : [{ block_id: pickBlock, kind, item_id, sort }])),
  )
}
