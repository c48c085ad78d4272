import { lectureVideo } from '#demo/content/lecture-video.ts'
import { operationTexts } from '#demo/content/talks/talk-text.ts'
import { markAsDemo, sentencesOf, timed } from '#demo/content/talks/spoken.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { expertPhones } from '#demo/people/account.ts'
import { saveCaptions } from './spoken-captions.ts'
import type { World } from '#demo/world.ts'

const MB = 1024 * 1024
const seconds = lectureVideo.seconds

/** What a demo expert has uploaded: a finished video, one that could not be read, and one that was broken off. */
export async function loadUploadedVideos(world: World): Promise<void> {
  const expert = await selectUserByPhone(world.db, digestPhone(world.vault, '86', expertPhones[0]!))
  if (!expert) return
  const { recordedStream, recordedPreview, covers } = world
  const uploaded = { user_id: expert.id, upload_id: '' }
  await insertRows(world.db, videos, [
    {
      ...uploaded,
      file_name: '神经内镜经鼻蝶垂体瘤切除.mov',
      bytes: 812 * MB,
      received: 812 * MB,
      file_key: 'demo/uploads/ready',
      mime: 'video/mp4',
      state: 'ready',
      progress: 100,
      seconds,
      width: 640,
      height: 360,
      playlist: recordedStream,
      clarities: ['standard', 'high'],
      preview: recordedPreview,
      covers,
      cover: covers[1]!,
      captions: pituitaryCaptions(world),
    },
    {
      ...uploaded,
      file_name: 'IMG_2041.mov',
      bytes: 96 * MB,
      received: 96 * MB,
      file_key: 'demo/uploads/unreadable',
      mime: 'video/quicktime',
      state: 'failed',
      reason: 'unreadable',
    },
    {
      ...uploaded,
      file_name: '教学查房 第三讲.mp4',
      bytes: 1536 * MB,
      received: 688 * MB,
      file_key: 'demo/uploads/unfinished',
      mime: 'video/mp4',
    },
  ])
}

/** A person has checked the Chinese captions; the English ones are as a machine has made them. */
function pituitaryCaptions({ shelf }: World) {
  const said = timed(markAsDemo(sentencesOf(operationTexts['经鼻内镜垂体腺瘤切除术']!)), seconds)
  return saveCaptions(shelf, said, seconds).map((caption) =>
    caption.language === 'en' ? { ...caption, is_machine: true } : caption,
  )
}
