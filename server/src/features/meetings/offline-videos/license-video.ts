import { sign } from 'node:crypto'
import { licenseText, offlineDays, offlineVideoCalls } from '#contract/meetings/offline-videos.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { loadSigningKey } from '#kernel/signing-key.ts'

const lifeMs = offlineDays * 24 * 3600_000

/** Anyone who may watch a video now may do so for some days without a network; the right is asked again with each license. */
export const licenseVideo = answer(offlineVideoCalls.license, async (input, context) => {
  const { userId } = memberOf(context)
  const kind = context.items.get(input.item_type)
  if (!kind.findVideo) throw refuse(failures.parameterError, { detail: 'item_type' })
  await kind.findVideo(context, input.item_id, input.part_id)
  const license = { userid: userId, ...input, until_ms: Date.now() + lifeMs }
  const { privateKey, publicKey } = await loadSigningKey(context, 'offline-video-key')
  const text = Buffer.from(licenseText(license))
  return {
    license,
    sign: sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
    public_key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
  }
})
