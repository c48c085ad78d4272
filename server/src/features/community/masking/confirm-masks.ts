import { maskingCalls, maskingFailures, maskingStates } from '#contract/community/masking.ts'
import type { Masking } from '#contract/community/masking.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { storeBytes } from '#kernel/files/store-bytes.ts'
import type { Context } from '#kernel/services.ts'
import { drawMasks, drawOutlines, formatOf, openFindings } from './draw-masks.ts'
import { outlinedPicture } from './masking-files.ts'
import { insertMasked, selectLatestMasked, selectOwnMasking } from './masking.queries.ts'
import type { OpenMasking } from './masking.queries.ts'
import { openOriginal } from './search-picture.ts'

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
  const { masking, original } = open
  const { width, height, found, state } = masking
  if (state === maskingStates.searching) throw refuse(maskingFailures.maskingNotReady)
  if (boxes.some((box) => box.x + box.width > width || box.y + box.height > height))
    throw refuse(maskingFailures.maskingOutside)
  const drawing = { mime: original.mime, size: { width, height } }
  const masked = await drawMasks(await openOriginal(context, open), boxes, drawing)
  const left = openFindings(found, boxes)
  const store = (bytes: Buffer, purpose: string) =>
    storeBytes(context, {
      bytes,
      extension: formatOf(original.mime),
      mime: original.mime,
      name: '',
      ownerId: masking.owner_id,
      purpose,
    })
  const file = await store(masked, masking.purpose)
  const outlined =
    left.length > 0 && (await store(await drawOutlines(masked, left, drawing), outlinedPicture.name))
  await context.db.transaction((db) =>
    insertMasked(db, { maskingId: masking.id, boxes, masked: file, ...(outlined && { outlined }) }),
  )
  return present(context, open)
})
