import { fileTypeFromBuffer } from 'file-type'

/** Enough for the signature of every container that is accepted. */
export const headBytes = 4100

/** The containers that are accepted, and the demuxer of ffmpeg for each: it is specified, and never detected. */
const demuxers: Record<string, string> = {
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'video/3gpp2': 'mov',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
}

/** What kind of video the first bytes of a file begin; undefined for everything else. */
export async function readVideoMime(head: Buffer): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  return type && type.mime in demuxers ? type.mime : undefined
}

export const demuxerOf = (mime: string): string => demuxers[mime] ?? 'mov'
