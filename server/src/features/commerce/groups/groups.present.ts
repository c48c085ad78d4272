import type { Group, GroupBrief } from '#contract/commerce/groups.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { currentPriceFen } from '#server/features/library/works/price.ts'
import type { GroupPage, GroupView } from './groups.queries.ts'

export const presentBrief = ({ group, joined, opener }: GroupView): GroupBrief => ({
  code: group.code,
  state: group.state,
  size: group.size,
  joined,
  price: yuanOf(group.price_fen),
  deadline: shanghaiTime(group.deadline_at),
  opener_name: maskName(opener ?? ''),
})

/** Everybody with the address sees it: the first character has to do. */
const maskName = (name: string) => (name === '' ? '' : `${Array.from(name)[0]}**`)

export const presentGroup = (row: GroupPage): Group => ({
  ...presentBrief(row),
  production_id: row.group.production_id,
  course_type: row.work.course_type,
  title: row.work.title,
  cover: row.work.cover,
  doctor_name: row.doctor,
  single_price: yuanOf(currentPriceFen(row.work, new Date())),
  is_member: asBit(row.isMember),
})
