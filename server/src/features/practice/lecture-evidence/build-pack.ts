import { createHash, sign } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { insertFile } from '#kernel/files/files.queries.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import { openZip } from '#kernel/files/zip-writer.ts'
import type { ZippedFile } from '#kernel/files/zip-writer.ts'
import { incomingFolder, withTempFile } from '#kernel/files/temp-files.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { siteAddress } from '#server/features/community/messages/message-address.ts'
import { loadCertificateKey } from '#server/features/meetings/certificates/signing-key.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { CollectedEvidence } from './collect-evidence.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { drawEvidence } from './draw-evidence.ts'
import { agreementName } from './evidence-lines.ts'
import { insertPack } from './lecture-evidence.queries.ts'

/** The first line of a manifest: the platform's key signs other things too. */
const heading = 'xinglin evidence pack'

type Original = { name: string; key: string }

type PackWorld = Pick<Services, 'db' | 'vault' | 'env'> & { storage: StoragePort }

/**
 * Writes everything that proves a lecture into one archive: a document with a table of contents, the originals, a
 * manifest of their SHA-256 sums and its signature by the platform's published key. Anybody who has the archive can
 * check it offline by `tools/verify-evidence.mjs`.
 */
export async function buildPack(world: PackWorld, evidence: CollectedEvidence): Promise<void> {
  const { db, env, storage } = world
  const { sheet, meeting } = evidence.row
  const builtAt = new Date()
  await withTempFile(incomingFolder(env), async (file) => {
    await writePack(world, evidence, { file, builtAt })
    const hash = createHash('sha256')
    await pipeline(createReadStream(file), hash)
    const { size } = await stat(file)
    const key = newUploadKey('zip', builtAt)
    await storage.put(key, createReadStream(file), 'application/zip')
    await db.transaction(async (db) => {
      await insertFile(db, {
        key,
        mime: 'application/zip',
        size,
        original_name: `evidence-${meeting.id}-${sheet.id}.zip`,
        owner_id: sheet.user_id,
        private: true,
        purpose: 'lecture-evidence',
      })
      await insertPack(db, {
        sheet_id: sheet.id,
        file_key: key,
        bytes: size,
        file_digest: hash.digest(),
        built_at: builtAt,
      })
    })
  })
}

/** Holds one original in memory at a time, and small copies of the pictures. */
async function writePack(
  world: PackWorld,
  evidence: CollectedEvidence,
  { file, builtAt }: { file: string; builtAt: Date },
): Promise<void> {
  const { storage } = world
  const zip = await openZip(path.resolve(file))
  const files: ZippedFile[] = []
  for (const { name, key } of originalsOf(evidence))
    files.push(await zip.add(name, (await storage.read(key)) as AsyncIterable<Buffer>))
  const small: Buffer[] = []
  for (const { file_key } of evidence.pictures)
    small.push(
      await storage.withFile(file_key, (picture) =>
        sharp(picture).resize(460).jpeg({ quality: 70 }).toBuffer(),
      ),
    )
  const playback = siteAddress(world.env, '/meetingPlaybackDetail')
  const document = await drawEvidence(evidence, { originals: files, pictures: small, playback })
  files.push(await zip.add('evidence.pdf', [document]))
  const { row } = evidence
  const manifest = Buffer.from(
    JSON.stringify(
      {
        heading,
        expert: presentGuest(row).guest_name,
        meeting: row.meeting.title,
        begin: shanghaiTime(row.meeting.begin_at),
        built: shanghaiTime(builtAt),
        files,
      },
      undefined,
      1,
    ),
  )
  const { privateKey } = await loadCertificateKey(world)
  await zip.add('manifest.json', [manifest])
  await zip.add('manifest.sig', [Buffer.from(sign(null, manifest, privateKey).toString('base64'))])
  await zip.end()
}

function originalsOf({ agreements, slides, pictures }: CollectedEvidence): Original[] {
  const endingOf = (name: string) => path.extname(name).toLowerCase() || '.bin'
  return [
    ...agreements.map(({ file_key }, at) => ({ name: agreementName(at), key: file_key })),
    ...(slides ? [{ name: `slides${endingOf(slides.file_name)}`, key: slides.file_key }] : []),
    ...pictures.map(({ file_key }, at) => ({
      name: `pictures/${at + 1}${endingOf(file_key)}`,
      key: file_key,
    })),
  ]
}
