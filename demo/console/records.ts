import sharp from 'sharp'
import { newUploadKey, fileUrl } from '#kernel/files/keys.ts'
import { files } from '#kernel/kernel.tables.ts'
import { drawCover } from '#demo/art/cover.ts'
import {
  demoDrafts,
  demoRequests,
  demoTakenBack,
  demoTemplates,
  unpublishedMeeting,
} from '#demo/content/console.ts'
import { plannedMinutes } from '#demo/content/meetings/meeting-slots.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectArticleText, selectWaitingDoctors } from './records.queries.ts'
import { actionRequests } from '#server/features/console/requests/requests.tables.ts'
import { recordVersions } from '#server/features/console/records/records.tables.ts'
import { allArticles } from '#server/features/library/articles/articles.tables.ts'
import { certificateTemplates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { certificatePhoto } from '#server/features/people/verification/certificate-photo.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const dayMinutes = 24 * 60
const editorPhone = '13800000012'

/** What operators find in the console besides what readers see: what waits, what is not published yet, what was taken back. */
export async function loadConsole(world: World): Promise<void> {
  await loadVerifications(world)
  await loadUnpublished(world)
  await insertRows(world.db, certificateTemplates, demoTemplates)
  for (const { askedBy, about, ...request } of demoRequests) {
    const { id, truename } = await findAccount(world, about)
    await insertRows(world.db, actionRequests, [
      {
        ...request,
        record_ids: [id],
        titles: truename,
        asked_by: (await findAccount(world, askedBy)).id,
        asked_at: minutesFrom(world.now, -3 * 60),
      },
    ])
  }
}

/** Readers of the demo who have handed in their certificates. */
async function loadVerifications(world: World) {
  const { db, vault, now, shelf } = world
  for (const [at, user] of (await selectWaitingDoctors(db, 4)).entries()) {
    const body = await sharp(Buffer.from(drawCover('neurons', 700 + at)))
      .jpeg({ quality: 80 })
      .toBuffer()
    const key = newUploadKey('jpg', now)
    shelf.saveBytes(key, vault.seal(body))
    await insertRows(db, files, [
      {
        key,
        mime: 'image/jpeg',
        size: body.length,
        owner_id: user.id,
        private: true,
        sealed: true,
        purpose: certificatePhoto.name,
      },
    ])
    await insertRows(db, verifications, [
      {
        user_id: user.id,
        real_name: user.truename,
        qualification_sealed: vault.seal(`2026110000012345678901${String(at).padStart(5, '0')}`),
        title: user.title,
        photos: [fileUrl(key)],
        submitted_at: minutesFrom(now, -(at + 1) * 9 * 60),
      },
    ])
  }
}

async function loadUnpublished(world: World) {
  const { db, now, collegeIds, shelf } = world
  const { id: saved_by } = await findAccount(world, editorPhone)
  const cover = (name: string, seed: number) => shelf.draw(`console-${name}`, drawCover('neurons', seed))
  await insertForIds(
    db,
    allArticles,
    demoTakenBack.map((article, at) => ({
      ...article,
      college_id: collegeIds[0]!,
      cover: cover(`taken-back-${at}`, 720 + at),
      published_at: minutesFrom(now, -40 * dayMinutes),
      taken_back_at: minutesFrom(now, -dayMinutes),
    })),
  )
  const changedId = world.articleIds.at(-1)!
  const base = await selectArticleText(db, changedId)
  await insertRows(
    db,
    recordVersions,
    demoDrafts.map(({ inDays, isChange, values }, at) => ({
      resource: 'articles',
      ...(isChange
        ? { record_id: changedId, values, base }
        : { values: { ...values, college_id: collegeIds[0]!, cover: cover(`draft-${at}`, 740 + at) } }),
      state: inDays === undefined ? ('draft' as const) : ('scheduled' as const),
      publish_at: inDays === undefined ? null : minutesFrom(now, inDays * dayMinutes),
      saved_by,
      saved_at: minutesFrom(now, -(at + 1) * 60),
    })),
  )
  const begin = plannedMinutes(now, 20 * dayMinutes)
  await insertForIds(db, meetings, [
    {
      ...unpublishedMeeting,
      college_id: collegeIds[0]!,
      cover: cover('meeting', 760),
      begin_at: minutesFrom(now, begin),
      end_at: minutesFrom(now, begin + 120),
      published: false,
    },
  ])
}
