import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { id } from '../wire/fields.ts'

/** What has videos that a browser may store: the parts of a meeting are its recordings, those of a work its lessons. */
export const offlineTypes = ['meeting', 'production'] as const

/** For how long a stored video plays without asking the server again. */
export const offlineDays = 7

/** Allows one member to play one video without a network until a time, in milliseconds. */
export const license = z.object({
  userid: z.int(),
  item_type: z.enum(offlineTypes),
  item_id: z.int(),
  part_id: z.int(),
  until_ms: z.int(),
})

/** What the server signs. */
export const licenseText = ({ userid, item_type, item_id, part_id, until_ms }: License) =>
  `offline ${userid} ${item_type} ${item_id} ${part_id} ${until_ms}`

export const offlineVideoCalls = {
  license: defineCall({
    id: 'offlinevideo.license',
    path: '/api/web/v3/offlinevideo/license',
    access: 'member',
    about: `Allows the caller to play a recording or lesson that they may watch for ${offlineDays} days without a network. \`sign\` is an ECDSA signature (P-256, SHA-256, IEEE P1363) of \`offline <userid> <item_type> <item_id> <part_id> <until_ms>\` by \`public_key\` (SPKI), both base64url.`,
    input: z.object({ item_type: z.enum(offlineTypes), item_id: id, part_id: id }),
    output: z.object({ license, sign: z.string(), public_key: z.string() }),
  }),
}

export type License = z.infer<typeof license>
export type OfflineType = License['item_type']
