/** A command with its arguments. */
export type Program = { command: string; args: string[] }

/** What processes videos on this machine: ffmpeg and ffprobe, or the engine that is installed with this server in place of both. */
export type VideoEngine = {
  kind: 'system' | 'embedded'
  ffmpeg(args: string[]): Program
  ffprobe(args: string[]): Program
}
