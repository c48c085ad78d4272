import { reviewStatuses } from '#contract/library/authoring.ts'
import type { Lesson } from '#contract/library/authoring.ts'
import { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import { drawCover } from '#demo/art/cover.ts'
import { insertForIds } from '#demo/demo.queries.ts'
import { publishAt } from '#demo/discover/links.queries.ts'
import { publishRevision } from '#server/features/library/authoring/publish-revision.ts'
import { workPassed, workRefused } from '#server/features/library/authoring/authoring.notices.ts'
import { selectLatestRevision, takeWorkId } from '#server/features/library/authoring/authoring.queries.ts'
import type { RevisionContent } from '#server/features/library/authoring/authoring.queries.ts'
import { workRevisions } from '#server/features/library/authoring/authoring.tables.ts'
import { selectVideosOf } from '#server/features/library/videos/videos.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import { expertPhones } from '#demo/people/account.ts'
import { doctorIdOf } from '#demo/people/verification.ts'
import { loadNotice } from '#demo/discover/inbox.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const dayMinutes = 24 * 60

type DemoWork = Partial<RevisionContent> & {
  state: OneOf<typeof reviewStatuses>
  reason?: string
  daysAgo: number
}

/** The works of a demo expert in every state, so that their list shows each. */
export async function loadOwnWorks(world: World): Promise<void> {
  const { db, vault } = world
  const user = await selectUserByPhone(db, digestPhone(vault, '86', expertPhones[0]!))
  const doctorId = user && doctorIdOf(world, user.truename)
  if (!user || !doctorId) return
  const uploaded = await selectVideosOf(db, { userId: user.id, use: 'work' }, 20, 0)
  const video = uploaded.find(({ video: { state } }) => state === 'ready')!.video
  const subject = world.doctors.find(({ name }) => name === user.truename)!.subject
  const college_id = world.collegeIds[subject]!
  for (const [at, work] of buildOwnWorks(video.id).entries()) {
    const { daysAgo, ...content } = work
    const production_id = await takeWorkId(db)
    const writtenAt = minutesFrom(world.now, -daysAgo * dayMinutes)
    const cover = world.shelf.draw(`own-work-${at}`, drawCover('neurons', 900 + at))
    await insertForIds(db, workRevisions, [
      {
        cover,
        college_id,
        disease_id: world.diseaseIds[subject]![at % 3],
        ...content,
        production_id,
        doctor_id: doctorId,
        user_id: user.id,
        created_at: writtenAt,
        updated_at: writtenAt,
      },
    ])
    const facts = { title: content.title!, workId: production_id }
    if (content.state === reviewStatuses.refused) {
      const notice = workRefused.write({ ...facts, reason: content.reason! })
      await loadNotice(world, { userId: user.id, notice, sentAt: writtenAt })
    }
    if (content.state !== reviewStatuses.passed) continue
    await loadNotice(world, { userId: user.id, notice: workPassed.write(facts), sentAt: writtenAt })
    await publishRevision(db, (await selectLatestRevision(db, production_id))!)
    await publishAt(db, production_id, writtenAt)
  }
}

function buildOwnWorks(videoId: number): DemoWork[] {
  const lesson = (title: string, more: Partial<Lesson> = {}): Lesson => ({
    lesson_id: 0,
    chapter: '',
    title,
    video_id: videoId,
    is_trial: 0,
    ...more,
  })
  const single = [lesson('')]
  return [
    {
      title: '颅底手术入路的解剖要点',
      intro: '结合三例手术录像，讲解翼点入路与乙状窦后入路的解剖标志、常见误区与补救办法。',
      state: reviewStatuses.passed,
      is_free: false,
      price_fen: 6800,
      former_price_fen: 9900,
      trial_seconds: 120,
      lessons: single,
      daysAgo: 40,
    },
    {
      title: '神经外科围手术期管理（系列）',
      intro: '从术前评估到出院随访，六个关键决策点。',
      course_type: courseTypes.series,
      state: reviewStatuses.open,
      lessons: [
        lesson('术前评估清单', { chapter: '术前', is_trial: 1 }),
        lesson('术后颅内压监测', { chapter: '术后' }),
      ],
      daysAgo: 1,
    },
    {
      title: '三叉神经痛微血管减压术',
      intro: '完整手术过程与并发症处理。',
      state: reviewStatuses.refused,
      reason: '2 分 10 秒处可见患者姓名，请遮挡后重新提交',
      lessons: single,
      daysAgo: 3,
    },
    { title: '脑出血的影像判读', state: reviewStatuses.draft, lessons: single, daysAgo: 0 },
  ]
}
