import { lectureVideo } from '#demo/content/lecture-video.ts'
import { operationTexts } from '#demo/content/talks/talk-text.ts'
import { markAsDemo, sentencesOf, timed } from '#demo/content/talks/spoken.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { streamedTalks } from '#demo/content/videos/streamed-videos.ts'
import { talkLines } from '#demo/content/talks/talk-lines.ts'
import { diseaseIndex, subjectAt } from '#demo/content/subjects.ts'
import { patientStates } from '#contract/library/videos.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { homepagePhones } from '#demo/people/account.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { saveCaptions } from './spoken-captions.ts'
import type { World } from '#demo/world.ts'

const MB = 1024 * 1024
const seconds = lectureVideo.seconds

/** What two doctors have uploaded: finished videos, one that could not be read, and one that was broken off. */
export async function loadUploadedVideos(world: World): Promise<void> {
  const [cardiologist, surgeon] = [
    await findAccount(world, homepagePhones[0]!),
    await findAccount(world, homepagePhones[1]!),
  ]
  const { recordedStream, recordedPreview, covers } = world
  const uploaded = { user_id: surgeon.id, upload_id: '' }
  await insertRows(world.db, videos, [
    { user_id: cardiologist.id, upload_id: '', ...heartFailureTalk(world) },
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
      patient_state: patientStates.found,
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

/** A talk with slides. */
function heartFailureTalk({ shelf, streamed }: World) {
  const [, pathway] = streamedTalks
  const title = '心衰患者出院后 30 天的管理'
  const cardiology = subjectAt(0)
  const disease = cardiology.diseases[diseaseIndex(cardiology, '心力衰竭')]!
  return {
    file_name: '心衰出院后管理.mp4',
    bytes: 164 * MB,
    received: 164 * MB,
    file_key: 'demo/uploads/heart-failure',
    mime: 'video/mp4',
    state: 'ready' as const,
    progress: 100,
    seconds: pathway!.seconds,
    width: 640,
    height: 360,
    playlist: streamed.get(pathway!)!.recordedStream,
    patient_state: patientStates.found,
    captions: saveCaptions(shelf, talkLines(title, disease, pathway!.seconds), pathway!.seconds),
  }
}

/** A person has checked the Chinese captions; the English ones are as a machine has made them. */
function pituitaryCaptions({ shelf }: World) {
  const said = timed(markAsDemo(sentencesOf(operationTexts['经鼻内镜垂体腺瘤切除术']!)), seconds)
  return saveCaptions(shelf, said, seconds).map((caption) =>
    caption.language === 'en' ? { ...caption, is_machine: true } : caption,
  )
}
