import { buffer } from 'node:stream/consumers'
import type { MaskBox } from '#contract/community/masking.ts'
import { storeBytes } from '#kernel/files/store-bytes.ts'
import type { Services } from '#kernel/services.ts'
import { drawMasks, drawOutlines, formatOf, openFindings } from './draw-masks.ts'
import { outlinedPicture } from './masking-files.ts'
import type { OpenMasking } from './masking.queries.ts'

type Stores = Pick<Services, 'vault' | 'providers'>

export const openOriginal = async (
  { vault, providers }: Stores,
  { original }: OpenMasking,
): Promise<Buffer> => vault.open(await buffer(await providers.storage.read(original.key)))

/** Stores the masked picture, and the one with outlines if something was left open. Gives the rows of both. */
export async function storeMasked(services: Stores, open: OpenMasking, boxes: MaskBox[]) {
  const { masking, original } = open
  const { mime } = original
  const drawing = { mime, size: { width: masking.width, height: masking.height } }
  const store = (bytes: Buffer, purpose: string) =>
    storeBytes(services, {
      bytes,
      extension: formatOf(mime),
      mime,
      name: '',
      ownerId: masking.owner_id,
      purpose,
    })
  const masked = await drawMasks(await openOriginal(services, open), boxes, drawing)
  const left = openFindings(masking.found, boxes)
  const file = await store(masked, masking.purpose)
  if (left.length === 0) return { masked: file }
  const outlined = await drawOutlines(masked, left, drawing)
  return { masked: file, outlined: await store(outlined, outlinedPicture.name) }
}
