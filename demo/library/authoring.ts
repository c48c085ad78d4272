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
import { diseaseIndex, subjectAt } from '#demo/content/subjects.ts'
import type { Motif } from '#demo/art/cover.ts'
import { homepagePhones } from '#demo/people/account.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { doctorIdOf } from '#demo/people/verification.ts'
import { loadNotice } from '#demo/discover/inbox.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const dayMinutes = 24 * 60

type DemoWork = Partial<RevisionContent> & {
  state: OneOf<typeof reviewStatuses>
  reason?: string
  daysAgo: number
  disease: string
}

/** The works of a surgeon in every state, so that their list shows each, and what a cardiologist sells. */
export async function loadOwnWorks(world: World): Promise<void> {
  const [cardiologist, surgeon] = [homepagePhones[0]!, homepagePhones[1]!]
  await loadWorksOf(world, surgeon, { motif: 'neurons', seed: 900, build: buildSurgicalWorks })
  await loadWorksOf(world, cardiologist, { motif: 'ecg', seed: 920, build: buildHeartWorks })
}

type Own = { motif: Motif; seed: number; build: (videoId: number) => DemoWork[] }

async function loadWorksOf(world: World, phone: string, { motif, seed, build }: Own): Promise<void> {
  const { db } = world
  const user = await findAccount(world, phone)
  const doctorId = doctorIdOf(world, user.truename)!
  const uploaded = await selectVideosOf(db, { userId: user.id, use: 'work' }, 20, 0)
  const video = uploaded.find(({ video: { state } }) => state === 'ready')!.video
  const subject = world.doctors.find(({ name }) => name === user.truename)!.subject
  const college_id = world.collegeIds[subject]!
  for (const [at, work] of build(video.id).entries()) {
    const { daysAgo, disease, ...content } = work
    const production_id = await takeWorkId(db)
    const writtenAt = minutesFrom(world.now, -daysAgo * dayMinutes)
    // What waits for an operator can be passed: its cover is a frame that was searched for patients.
    const frame = content.state === reviewStatuses.passed ? undefined : video.covers[0]
    const cover = frame ?? world.shelf.draw(`own-work-${seed + at}`, drawCover(motif, seed + at))
    await insertForIds(db, workRevisions, [
      {
        cover,
        college_id,
        disease_id: world.diseaseIds[subject]![diseaseIndex(subjectAt(subject), disease)],
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

const lessonOf = (video_id: number, title: string, more: Partial<Lesson> = {}): Lesson => ({
  lesson_id: 0,
  chapter: '',
  title,
  video_id,
  is_trial: 0,
  ...more,
})

function buildHeartWorks(videoId: number): DemoWork[] {
  return [
    {
      title: '心衰患者出院后 30 天的管理',
      intro: '从出院前评估到第一次随访：容量、用药滴定与患者教育，各用一张清单讲清楚。',
      disease: '心力衰竭',
      state: reviewStatuses.passed,
      is_free: false,
      price_fen: 3900,
      former_price_fen: 5900,
      trial_seconds: 60,
      lessons: [lessonOf(videoId, '')],
      daysAgo: 12,
    },
  ]
}

function buildSurgicalWorks(videoId: number): DemoWork[] {
  const lesson = (title: string, more: Partial<Lesson> = {}) => lessonOf(videoId, title, more)
  const single = [lesson('')]
  return [
    {
      title: '颅底手术入路的解剖要点',
      disease: '听神经瘤',
      intro: '结合三例手术录像，讲解翼点入路与乙状窦后入路的解剖标志、常见误区与补救办法。',
      state: reviewStatuses.passed,
      is_free: false,
      price_fen: 6800,
      former_price_fen: 9900,
      trial_seconds: 10,
      lessons: single,
      daysAgo: 40,
    },
    {
      title: '神经外科围手术期管理（系列）',
      disease: '脑膜瘤',
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
      disease: '三叉神经痛',
      intro: '完整手术过程与并发症处理。',
      state: reviewStatuses.refused,
      reason: '2 分 10 秒处可见患者姓名，请遮挡后重新提交',
      lessons: single,
      daysAgo: 3,
    },
    {
      title: '脑出血的影像判读',
      disease: '脑出血',
      state: reviewStatuses.draft,
      lessons: single,
      daysAgo: 0,
    },
  ]
}
