import { commentCalls } from '#contract/community/comments.ts'
import type { ReadComment } from '#contract/community/comments.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import { buildMember } from './build-user.ts'
import type { TestApp, TestClient } from './test-app.ts'

export const itemFields = (itemType: ItemType, itemId: number) => ({
  item_type: itemType,
  item_id: itemId,
  schedule_id: 0,
})

/** A comment by a new member, or by the one given, through the call. */
export async function buildComment(
  app: TestApp,
  itemType: ItemType,
  itemId: number,
  content = '受益匪浅',
  client?: TestClient,
): Promise<ReadComment> {
  const writer = client ?? (await buildMember(app)).client
  const fields = { ...itemFields(itemType, itemId), content, enterprisePlat: false, uid: '' }
  return writer.call(commentCalls.set, fields)
}
