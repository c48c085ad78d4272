import { eq } from 'drizzle-orm'
import { publicityCalls } from '#contract/library/publicity.ts'
import { authoringCalls } from '#contract/library/authoring.ts'
import { dataPackageMails } from '#server/features/library/data-packages/data-packages.tables.ts'
import { insertMail } from '#server/features/library/data-packages/mails.queries.ts'
import { sendMail } from '#server/features/library/data-packages/send-mail.ts'
import { processVideo } from '#server/features/library/videos/process-video.ts'
import { beginTranscribing } from '#server/features/library/videos/transcribe-video.ts'
import { buildAuthor, buildVideo, buildWorkInput } from '#server/testing/build-author.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { buildDataPackage } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { newestOf, operate } from './deed.ts'
import type { Deed, Deeds } from './deed.ts'

const application = {
  name: '林晓',
  phone: '13912345678',
  hospital: '江城大学附属第一医院',
  department: '心血管内科',
  title: '主治医师',
  topic: '家庭自测血压',
  description: '三个短视频。',
  files: [],
}

const decidePublicity =
  (action: string): Deed =>
  async (app) => {
    const { user, client } = await buildMember(app)
    const { id } = await client.call(publicityCalls.apply, application)
    return { readerId: user.id, act: () => operate(app, 'publicity', action, id) }
  }

const decideWork =
  (action: string): Deed =>
  async (app) => {
    const author = await buildAuthor(app)
    await author.client.call(authoringCalls.add, await buildWorkInput(app.services.db, author))
    const id = await newestOf(app, 'work_revisions', author.user.id)
    return { readerId: author.user.id, act: () => operate(app, 'works', action, id) }
  }

const pdf = { name: '指南.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4 guide') }

export const libraryDeeds: Deeds = {
  'data-packages.notSent': async (app) => {
    const { services } = app
    const { user } = await buildMember(app)
    const { dataPackage } = await buildDataPackage(services, pdf)
    const address = `reader-${user.id}@example.com`
    const mail = await insertMail(services.db, {
      package_id: dataPackage.id,
      user_id: user.id,
      address_sealed: services.vault.seal(address),
      address_digest: services.vault.digest(address),
      language: 'zh',
    })
    await services.db
      .update(dataPackageMails)
      .set({ state: 'queued' })
      .where(eq(dataPackageMails.id, mail!.id))
    return { readerId: user.id, act: async () => sendMail.giveUp!(services, { mailId: mail!.id }) }
  },
  'publicity.accepted': decidePublicity('pass'),
  'publicity.declined': decidePublicity('refuse'),
  'videos.ready': async (app) => {
    const { services } = app
    const { user } = await buildMember(app)
    const videoId = await buildVideo(services.db, user.id, { state: 'uploaded' })
    const { live } = services.providers
    const providers = { ...services.providers, live: { ...live, engine: undefined } }
    const act = async () => processVideo.run({ ...services, providers }, { videoId })
    return { readerId: user.id, act }
  },
  'videos.toCheck': { notHere: 'told by publishEnd, as videos.ready' },
  'videos.failed': async (app) => {
    const { user } = await buildMember(app)
    const videoId = await buildVideo(app.services.db, user.id, { state: 'processing' })
    return { readerId: user.id, act: async () => processVideo.giveUp!(app.services, { videoId }) }
  },
  'videos.captionsFailed': async (app) => {
    const { user } = await buildMember(app)
    const waiting = { transcription_state: 'waiting', transcription_language: 'zh' } as const
    const videoId = await buildVideo(app.services.db, user.id, waiting)
    return { readerId: user.id, act: async () => beginTranscribing.giveUp!(app.services, { videoId }) }
  },
  'videos.captionsReady': { notHere: 'told by publishTranscribed, as videos.captionsFailed' },
  'works.passed': decideWork('pass'),
  'works.refused': decideWork('refuse'),
  'works.takenBack': async (app) => {
    const { user, doctor } = await buildAuthor(app)
    const work = await buildWork(app.services.db, { doctor_id: doctor.id })
    return { readerId: user.id, act: () => operate(app, 'courses', 'take_back', work.id) }
  },
  'works.putBack': async (app) => {
    const { user, doctor } = await buildAuthor(app)
    const work = await buildWork(app.services.db, { doctor_id: doctor.id })
    await operate(app, 'courses', 'take_back', work.id)
    return { readerId: user.id, act: () => operate(app, 'courses', 'put_back', work.id) }
  },
}
