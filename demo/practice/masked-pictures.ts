import sharp from 'sharp'
import { maskingStates } from '#contract/community/masking.ts'
import { drawElectrocardiogram, nameBox } from '#demo/art/electrocardiogram.ts'
import type { World } from '#demo/world.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { drawMasks } from '#server/features/community/masking/draw-masks.ts'
import { originalPicture } from '#server/features/community/masking/masking-files.ts'
import { insertMasked, insertMasking } from '#server/features/community/masking/masking.queries.ts'
import { casePicture } from '#server/features/practice/teaching-cases/case-picture.ts'

const mime = 'image/jpeg'

/** An electrocardiogram with the name of its patient, as the machine prints it. */
export const drawNamed = (name: string) =>
  sharp(Buffer.from(drawElectrocardiogram(name)))
    .jpeg({ quality: 80 })
    .toBuffer()

/** A picture whose author has masked the name. Gives the address of the masked one; of a published one the original is gone. */
export async function loadMaskedPicture(
  { db, vault, shelf, now }: World,
  { ownerId, name, isPublished }: { ownerId: number; name: string; isPublished: boolean },
): Promise<string> {
  const original = await drawNamed(name)
  const { width, height } = await sharp(original).metadata()
  const masked = await drawMasks(original, [nameBox], { mime, size: { width, height } })
  const common = { mime, owner_id: ownerId, private: true }
  const [originalKey, key] = [newUploadKey('jpg', now), newUploadKey('jpg', now)]
  shelf.saveBytes(key, masked)
  if (!isPublished) shelf.saveBytes(originalKey, vault.seal(original))
  const maskingId = await insertMasking(db, {
    owner_id: ownerId,
    file_id: isPublished
      ? null
      : await insertFile(db, {
          ...common,
          key: originalKey,
          size: original.length,
          sealed: true,
          purpose: originalPicture.name,
        }),
    purpose: casePicture.name,
    width,
    height,
    state: maskingStates.found,
    found: [{ ...nameBox, kind: 'text' }],
  })
  await insertMasked(db, {
    maskingId,
    boxes: [nameBox],
    masked: { ...common, key, size: masked.length, purpose: casePicture.name },
  })
  return fileUrl(key)
}
