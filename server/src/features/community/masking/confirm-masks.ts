import { maskingCalls, maskingFailures, maskingStates } from '#contract/community/masking.ts'
import type { MaskBox, Masking } from '#contract/community/masking.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Context } from '#kernel/services.ts'
import { QueueFull } from '#kernel/files/work-queue.ts'
import { insertMasked, selectLatestMasked, selectOwnMasking } from './masking.queries.ts'
import type { OpenMasking } from './masking.queries.ts'
import { storeMasked } from './store-masked.ts'

/** Each confirmation draws and stores a picture. */
const confirmations: Limit = { name: 'masking.confirm', max: 100, windowMs: 3600_000 }

async function findOwn(context: Context, url: string): Promise<OpenMasking> {
  const open = await selectOwnMasking(context.db, memberOf(context).userId, url)
  if (!open) throw refuse(maskingFailures.maskingMissing)
  return open
}

async function present(context: Context, { masking }: OpenMasking): Promise<Masking> {
  const latest = await selectLatestMasked(context.db, masking.id)
  const { state, width, height, found } = masking
  return {
    state,
    width,
    height,
    found,
    boxes: latest?.boxes ?? [],
    masked_url: latest ? fileUrl(latest.key) : '',
  }
}

export const getMasking = answer(maskingCalls.get, async ({ url }, context) =>
  present(context, await findOwn(context, url)),
)

export const confirmMasks = answer(maskingCalls.confirm, async ({ url, boxes }, context) => {
  const open = await findOwn(context, url)
  const { width, height, state, owner_id } = open.masking
  if (state === maskingStates.searching) throw refuse(maskingFailures.maskingNotReady)
  if (boxes.some((box) => box.x + box.width > width || box.y + box.height > height))
    throw refuse(maskingFailures.maskingOutside)
  await context.limits.spend(confirmations, String(owner_id))
  const files = await drawWithin(context, open, boxes)
  await context.db.transaction((db) => insertMasked(db, { maskingId: open.masking.id, boxes, ...files }))
  return present(context, open)
})

async function drawWithin(context: Context, open: OpenMasking, boxes: MaskBox[]) {
  try {
    return await storeMasked(context, open, boxes)
  } catch (error) {
    if (error instanceof QueueFull) throw refuse(failures.busy)
    throw error
  }
}
