import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CaptionItem, ClarityItem } from '#contract/wire/video.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { places } from '#kernel/places.ts'
import { lectureVideo } from '#demo/content/lecture-video.ts'
import type { Shelf } from '#demo/pictures.ts'

/** The one video of the demo world in all its forms. */
export type Videos = {
  /** Address of the mp4 used for every recording. */
  video: string
  /** The same as mp4 in two clarities. */
  clarities: ClarityItem[]
  /** The same as an HLS playlist, with two clarities inside. */
  stream: string
  captions: CaptionItem[]
  /** The file for recordings of meetings: nobody can open it without a signed address. */
  recording: string
  recordedStream: string
  recordedClarities: ClarityItem[]
  /** The pictures above the seek bar of that stream, and its frames to choose a cover from. */
  recordedPreview: string
  covers: string[]
  /** The same with a commentary. */
  explained: string
}

const folder = places.demoFiles

const mimes: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt',
  '.jpg': 'image/jpeg',
}

export async function saveVideos(shelf: Shelf): Promise<Videos> {
  const save = async (name: string) =>
    shelf.save(name, await readFile(path.join(folder, name)), mimes[path.extname(name)]!)
  const saveRecorded = async (name: string) => {
    const body = await readFile(path.join(folder, name))
    return fileUrl(shelf.savePrivate(`recorded/${name}`, body, mimes[path.extname(name)]!, ''))
  }
  const video = await save(lectureVideo.file)
  const standard = await save('hls/lecture-standard.mp4')
  const stream = ['standard', 'high', 'sound'].flatMap((name) => [
    `hls/lecture-${name}.mp4`,
    `hls/lecture-${name}.m3u8`,
  ])
  await Promise.all(stream.map(save))
  const [recordedStandard] = await Promise.all(stream.map(saveRecorded))
  const recording = await saveRecorded(lectureVideo.file)
  await saveRecorded('hls/preview.jpg')
  const recordedPreview = await saveRecorded('hls/preview.vtt')
  return {
    video,
    recording,
    recordedClarities: [
      { clarity: 'sound', address: await saveRecorded('lecture-sound.mp4') },
      { clarity: 'standard', address: recordedStandard! },
      { clarity: 'high', address: recording },
    ],
    explained: await saveRecorded(lectureVideo.explained),
    recordedStream: await saveRecorded('hls/lecture.m3u8'),
    recordedPreview,
    covers: await Promise.all([1, 2, 3, 4, 5].map((number) => save(`hls/cover-${number}.jpg`))),
    clarities: [
      { clarity: 'sound', address: await save('lecture-sound.mp4') },
      { clarity: 'standard', address: standard },
      { clarity: 'high', address: video },
    ],
    stream: await save('hls/lecture.m3u8'),
    captions: [
      { language: 'zh', label: '中文', address: await save('hls/zh.vtt') },
      { language: 'en', label: 'English', address: await save('hls/en.vtt') },
    ],
  }
}
