import { maskingStates } from '#contract/community/masking.ts'
import { patientStates } from '#contract/library/videos.ts'
import type { Services } from '#kernel/services.ts'
import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import { insertMasked, insertMasking } from '#server/features/community/masking/masking.queries.ts'
import { workCover } from '#server/features/library/authoring/work-cover.ts'
import { insertVideo } from '#server/features/library/videos/videos.queries.ts'
import type { videos } from '#server/features/library/videos/videos.tables.ts'
import { buildDoctor } from './build-content.ts'
import { buildMember } from './build-user.ts'
import type { TestApp } from './test-app.ts'

type Db = Services['db']
let names = 0

/** A member with a doctor's homepage. */
export async function buildAuthor(app: TestApp, given: Parameters<typeof buildMember>[1] = {}) {
  const member = await buildMember(app, given)
  const doctor = await buildDoctor(app.services.db, { user_id: member.user.id })
  return { ...member, doctor }
}

/** A video that has been uploaded and processed. */
export async function buildVideo(db: Db, userId: number, given: Partial<typeof videos.$inferInsert> = {}) {
  const name = `v/test/${++names}-${userId}`
  const { id } = await insertVideo(db, {
    user_id: userId,
    file_name: 'lecture.mp4',
    bytes: 100,
    received: 100,
    file_key: `${name}.mp4`,
    upload_id: name,
    state: 'ready',
    seconds: 90,
    playlist: `/files/${name}/main.m3u8`,
    covers: [`/files/${name}/1.jpg`],
    patient_state: patientStates.found,
    ...given,
  })
  return id
}

/** A cover that a member has uploaded, on which nothing was found. */
export async function buildCover(db: Db, ownerId: number): Promise<string> {
  const key = newUploadKey('jpg', new Date())
  const maskingId = await insertMasking(db, {
    owner_id: ownerId,
    purpose: workCover.name,
    keeps_text: true,
    width: 60,
    height: 40,
    state: maskingStates.found,
  })
  const masked = {
    key,
    mime: 'image/jpeg',
    size: 9,
    owner_id: ownerId,
    private: true,
    purpose: workCover.name,
  }
  await insertMasked(db, { maskingId, boxes: [], masked })
  return fileUrl(key)
}

/** A free single work that is complete. */
export async function buildWorkInput(
  db: Db,
  { user, doctor }: { user: { id: number }; doctor: { college_id: number } },
) {
  return {
    title: '二尖瓣修复要点',
    intro: '三个病例。',
    cover: await buildCover(db, user.id),
    course_type: 1 as 1 | 2,
    is_free: true,
    price: '',
    scribing_price: '',
    college_id: doctor.college_id,
    disease_id: 0,
    offer_end_time: '',
    trial_seconds: 0,
    captions: [] as { language: string; file_id: number }[],
    video_id: await buildVideo(db, user.id),
    lessons: [] as {
      lesson_id: number
      chapter: string
      title: string
      video_id: number
      is_trial: 0 | 1
    }[],
    declared: true,
  }
}
