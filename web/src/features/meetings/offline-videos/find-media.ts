import { singleFileOf, streamIn } from './media-playlist.ts'

/** Where the bytes of a video are: a file, or the only file of a stream with its playlist. */
export type Media = { file: string; size: number; playlist?: string }

export type Offered = { clarity: string; kind: 'file' | 'stream'; address: string }

/** Undefined for what cannot be stored, as a stream of many files. */
export async function findMedia({ clarity, kind, address }: Offered): Promise<Media | undefined> {
  if (kind === 'file') return withSize({ file: address })
  const master = new URL(address, location.href)
  const first = await readText(master.href)
  const uri = streamIn(first, clarity)
  const list = uri === undefined ? master : new URL(uri, master)
  const found = singleFileOf(uri === undefined ? first : await readText(list.href), 'video.mp4')
  return found && withSize({ file: new URL(found.file, list).href, playlist: found.playlist })
}

async function withSize(media: Omit<Media, 'size'>): Promise<Media | undefined> {
  const { headers } = await fetch(media.file, { headers: { range: 'bytes=0-0' } })
  const size = Number(headers.get('content-range')?.split('/')[1])
  return size > 0 ? { ...media, size } : undefined
}

async function readText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  return answer.text()
}
