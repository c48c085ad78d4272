import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { minutesPath } from '#contract/practice/conference-minutes.ts'
import { isSigned, signedAddress } from '#kernel/files/signed-address.ts'
import type { Signature } from '#kernel/files/signed-address.ts'
import type { Services } from '#kernel/services.ts'
import { withWorkFolder } from '#kernel/work-folder.ts'
import { readRecording, sizeOf } from '#server/features/community/room-recordings/recording-parts.ts'
import type { RecordingRow } from '#server/features/community/room-recordings/room-recordings.queries.ts'
import { takeSound } from '#server/features/library/videos/take-sound.ts'
import { demuxerOf } from '#server/features/library/videos/video-mime.ts'
import { selectMinutes } from './conference-minutes.queries.ts'

/** A service may have many recordings before this one. */
const lifeMs = 24 * 3600_000

const keyOf = (recordingId: number) => `minutes-sound/${recordingId}`
const pathOf = (recordingId: number) => `${minutesPath.slice(1)}sound/${recordingId}.mp3`

/** Where the speech service loads what was said. The sound is kept as sealed as the recording, and opened for this address alone. */
export async function minutesSoundAddress(services: Services, recording: RecordingRow): Promise<string> {
  const { env, vault, providers } = services
  const sound = await openSound(services, recording)
  await providers.storage.put(keyOf(recording.id), vault.seal(sound), 'application/octet-stream')
  const signed = signedAddress(vault, pathOf(recording.id), lifeMs)
  return new URL(`/${pathOf(recording.id)}${signed.slice(signed.indexOf('?'))}`, env.PUBLIC_ORIGIN).href
}

/** Both files are gone when the work folder is. */
const openSound = (services: Services, recording: RecordingRow): Promise<Buffer> =>
  withWorkFolder(services.env, async (folder) => {
    const { engine } = services.providers.live
    if (!engine) throw new Error('no video engine takes the sound out')
    const original = path.resolve(folder, 'recording')
    const end = sizeOf(recording) - 1
    await pipeline(readRecording(services, recording, { start: 0, end }), createWriteStream(original))
    return readFile(await takeSound(engine, { folder, original, demuxer: demuxerOf(recording.mime) }))
  })

export const removeMinutesSound = (
  { providers, log }: Pick<Services, 'providers' | 'log'>,
  recordingId: number,
) =>
  providers.storage
    .remove(keyOf(recordingId))
    .catch((error: unknown) =>
      log.error({ err: error, recordingId }, 'the sound of minutes could not be removed'),
    )

type Route = { Params: { name: string }; Querystring: Signature }

/** Serves the sound to the speech service, while it is waited for. */
export function serveMinutesSound(services: Services, app: FastifyInstance): void {
  app.get<Route>(`${minutesPath}sound/:name`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const id = Number(/^(\d{1,15})\.mp3$/.exec(request.params.name)?.[1] ?? 0)
    const isOpen = isSigned(services.vault, pathOf(id), request.query)
    const row = isOpen ? await selectMinutes(services.db, id) : undefined
    if (row?.state !== 'waiting') return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const sealed = await buffer(await services.providers.storage.read(keyOf(id)))
    return reply.type('audio/mpeg').send(services.vault.open(sealed))
  })
}
