import path from 'node:path'
import { patientStates } from '#contract/library/videos.ts'
import type { Tx } from '#kernel/database.ts'
import { defineState } from '#kernel/feature-state.ts'
import { identityFinder } from '#kernel/files/find-identity.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { drawCovers, drawPreview } from './media/draw-pictures.ts'
import { probeVideo } from './media/probe-video.ts'
import { searchFrames } from './media/search-frames.ts'
import { longestMsFor, transcodeVideo } from './media/transcode-video.ts'
import { VideoRefused } from './media/video-refused.ts'
import { publishEnd, publishVideo } from './publish-video.ts'
import { storeStreams } from './store-streams.ts'
import { soundKey } from './video-files.ts'
import { demuxerOf } from './video-mime.ts'
import { deleteFilesOf, markFailed, markProcessing, markReady, updateProgress } from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'

/** Ends what is being processed when the server stops; another server begins it again. */
const stopping = defineState({
  open: () => new AbortController(),
  close: async (controller) => controller.abort(),
})

/** How much of the work is done when the streams are made. */
const transcodeShare = 60
const searchShare = 35
const progressEveryMs = 1000

/**
 * Makes streams, covers and the preview strip of an uploaded video. A try begins from the start and removes what an
 * earlier one has stored.
 */
export const processVideo = defineJob<{ videoId: number }>({
  name: 'process-video',
  oneAtATime: true,
  longestSeconds: longestMsFor(0) / 1000 + 3600,
  retryWaits: [60, 600, 1800],
  async run(services, { videoId }) {
    const { db, providers, log } = services
    const video = await markProcessing(db, videoId)
    if (!video) return
    await publishVideo(services, video)
    const { engine } = providers.live
    try {
      if (engine) await makeStreams(services, engine, video)
      else
        await end(services, (db) =>
          markReady(db, videoId, { reason: 'no_ffmpeg', patient_state: patientStates.unsearched }),
        )
    } catch (error) {
      if (!(error instanceof VideoRefused)) throw error
      log.info({ videoId, reason: error }, 'a video cannot be processed')
      await fail(services, videoId, error.reason)
    }
  },
  giveUp: (services, { videoId }) => fail(services, videoId, 'fault'),
})

const fail = (services: Services, videoId: number, reason: VideoRow['reason']) =>
  end(services, (db) => markFailed(db, videoId, reason))

/** Undefined for one that was deleted meanwhile. */
const end = (services: Services, mark: (db: Tx) => Promise<VideoRow | undefined>) =>
  services.db.transaction(async (db) => {
    const video = await mark(db)
    if (video) await publishEnd({ ...services, db }, video)
    return video
  })

async function makeStreams(services: Services, engine: VideoEngine, video: VideoRow): Promise<void> {
  const { env, providers } = services
  await removeResults(services, video)
  const ready = await withWorkFolder(env, (folder) =>
    providers.storage.withFile(video.file_key, async (original) => {
      const results = await makeResults(services, { engine, video, folder, original })
      return end(services, (db) => markReady(db, video.id, { ...results, reason: '' }))
    }),
  )
  // Nobody would find its files any more.
  if (!ready) await removeResults(services, video)
}

/** What a try has stored; the original and the captions were uploaded, and a speech service may be loading the sound. */
async function removeResults(services: Services, video: VideoRow): Promise<void> {
  const kept = [video.file_key, soundKey(video), ...video.captions.map(({ address }) => keyOf(address))]
  await removeStored(services, await deleteFilesOf(services.db, video.id, kept))
}

type Making = { engine: VideoEngine; video: VideoRow; folder: string; original: string }

async function makeResults(services: Services, { engine, video, folder, original }: Making) {
  const { signal } = services.states.get(stopping)
  const report = reportProgress(services, video.id)
  const source = { file: path.resolve(original), demuxer: demuxerOf(video.mime), signal }
  const facts = await probeVideo(engine, source)
  const { seconds, levels, hasSound } = await transcodeVideo(engine, facts, {
    ...source,
    folder,
    masks: video.patient_places.filter((place) => place.is_masked),
    onProgress: (share) => report(share * transcodeShare),
  })
  const clarities = levels.map(({ clarity }) => clarity)
  const streams = { engine, folder, clarities, seconds, signal }
  const patients = await findPatients(services, video, {
    ...streams,
    onProgress: (share) => report(transcodeShare + share * searchShare),
  })
  const covers = await safeCovers(services, folder, { names: await drawCovers(streams), signal })
  const preview = await drawPreview(streams, facts)
  const stored = await storeStreams(services, video, folder, { clarities, hasSound, covers, preview })
  const { width, height } = facts
  return { seconds, width, height, clarities, ...patients, ...stored }
}

/** Of a work, what tells of a patient; what its owner has decided already stays. */
async function findPatients(
  { log }: Services,
  video: VideoRow,
  streams: Parameters<typeof searchFrames>[0],
): Promise<Partial<VideoRow>> {
  if (video.use !== 'work' || video.is_masked_decided) return {}
  try {
    return { patient_state: patientStates.found, patient_places: await searchFrames(streams) }
  } catch (error) {
    streams.signal.throwIfAborted()
    log.warn({ err: error, videoId: video.id }, 'a video was not searched for patients')
    return { patient_state: patientStates.unsearched, patient_places: [] }
  }
}

/** Everybody sees a cover, also one that nobody has looked at: frames that tell of a patient are not offered. */
async function safeCovers(
  { log }: Services,
  folder: string,
  { names, signal }: { names: string[]; signal: AbortSignal },
): Promise<string[]> {
  try {
    const files = names.map((name) => path.resolve(folder, name))
    const found = await identityFinder.find(files, { signal, withFaces: false })
    return names.filter((_, at) => found[at]!.text.every(({ sign }) => sign === undefined))
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error }, 'the frames of a video were not searched, and none is offered as a cover')
    return []
  }
}

/** Saves and publishes how far it has come, once a second at most. */
function reportProgress(services: Services, videoId: number): (percent: number) => void {
  let [reported, reportedMs] = [0, 0]
  return (percent) => {
    const progress = Math.min(99, Math.floor(percent))
    if (progress <= reported || Date.now() - reportedMs < progressEveryMs) return
    reported = progress
    reportedMs = Date.now()
    updateProgress(services.db, videoId, progress)
      .then((video) => video && publishVideo(services, video))
      .catch((error: unknown) => services.log.warn({ err: error, videoId }, 'a progress was not saved'))
  }
}
