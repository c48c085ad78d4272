import { groupFailures, groupStates } from '#contract/commerce/groups.ts'
import type { Tx, Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Services } from '#kernel/services.ts'
import { newShareCode } from '#server/features/commerce/gifts/new-share-code.ts'
import { endGroup } from './end-group.ts'
import {
  countMembers,
  insertGroup,
  isInOpenGroup,
  selectGroup,
  selectGroupByCode,
  selectGroupOffer,
} from './groups.queries.ts'
import type { GroupRow } from './groups.queries.ts'

const codeLength = 10

/** What somebody who buys in a group pays: the price of the group, or that of the offer for one that is yet to open. */
export async function groupPriceFen(
  db: Db,
  { code, userId, workId }: { code: string; userId: number; workId: number },
): Promise<{ priceFen: number; group: GroupRow | undefined }> {
  if (await isInOpenGroup(db, userId, workId)) throw refuse(groupFailures.alreadyMember)
  if (code === newGroup) {
    const offer = await selectGroupOffer(db, workId)
    if (!offer) throw refuse(groupFailures.notOffered)
    return { priceFen: offer.price_fen, group: undefined }
  }
  const group = await selectGroupByCode(db, code)
  if (group?.production_id !== workId) throw refuse(groupFailures.groupMissing)
  await refuseOver(db, group)
  return { priceFen: group.price_fen, group }
}

/** In the place of a code: opens a group. */
export const newGroup = 'NEW'

/** Opens a group in the transaction of its first order. It is over at its deadline, paid for or not. */
export async function openGroup(
  { jobs }: Pick<Services, 'jobs'>,
  db: Tx,
  { workId, openerId }: { workId: number; openerId: number },
): Promise<GroupRow> {
  const offer = await selectGroupOffer(db, workId)
  if (!offer) throw refuse(groupFailures.notOffered)
  const group = await insertGroup(db, {
    code: newShareCode(codeLength),
    production_id: workId,
    opener_id: openerId,
    price_fen: offer.price_fen,
    size: offer.size,
    deadline_at: new Date(Date.now() + offer.hours * 3600_000),
  })
  await jobs.send(db, endGroup, { groupId: group.id }, group.deadline_at)
  return group
}

/** Refuses an order whose group takes nobody any more. */
export async function refuseClosedGroup(db: Db, groupId: number): Promise<void> {
  const group = await selectGroup(db, groupId)
  if (group) await refuseOver(db, group)
}

/** Whether an order waits for its group, or for its money to come back. */
export const isInWaitingGroup = async (db: Db, groupId: number | null): Promise<boolean> =>
  groupId !== null && (await selectGroup(db, groupId))?.state !== groupStates.complete

async function refuseOver(db: Db, group: GroupRow): Promise<void> {
  const isOver = group.state !== groupStates.open || group.deadline_at <= new Date()
  if (isOver || (await countMembers(db, group.id)) >= group.size) throw refuse(groupFailures.groupOver)
}
