import path from 'node:path'
import { findCommand } from '#kernel/find-command.ts'
import { programAt } from '#kernel/places.ts'
import type { Program, VideoEngine } from '#kernel/video-engine.ts'

const embeddedProgram = programAt('video-engine/video-engine.ts')

/** ffprobe is expected beside ffmpeg. */
const probeOf = (ffmpeg: string) =>
  path.join(path.dirname(ffmpeg), path.basename(ffmpeg).replace('ffmpeg', 'ffprobe'))

const systemEngine = (ffmpeg: string): VideoEngine => ({
  kind: 'system',
  ffmpeg: (args) => ({ command: ffmpeg, args }),
  ffprobe: (args) => ({ command: probeOf(ffmpeg), args }),
})

const embedded = (as: 'ffmpeg' | 'ffprobe', args: string[]): Program => ({
  command: process.execPath,
  args: [embeddedProgram, as, ...args],
})

const embeddedEngine: VideoEngine = {
  kind: 'embedded',
  ffmpeg: (args) => embedded('ffmpeg', args),
  ffprobe: (args) => embedded('ffprobe', args),
}

/**
 * Finds what processes videos, by FFMPEG_PATH: a command, `embedded`, or `off`. Where nothing is given, ffmpeg goes first, because it gets the
 * updates of its system. A command that is given and cannot be run is not replaced by something that nobody asked for.
 */
export async function findEngine(asked: string | undefined): Promise<VideoEngine | undefined> {
  if (asked === 'off') return undefined
  const isWorking = (engine: VideoEngine) => {
    const { command, args } = engine.ffmpeg(['-version'])
    return findCommand(command, ...args)
  }
  const named = systemEngine(asked ?? 'ffmpeg')
  if (asked !== 'embedded' && (await isWorking(named))) return named
  if (asked !== undefined && asked !== 'embedded') return undefined
  return (await isWorking(embeddedEngine)) ? embeddedEngine : undefined
}
