import { drawCover } from '#demo/art/cover.ts'
import { introduceDisease } from '#demo/content/college-tags.ts'
import { subjects } from '#demo/content/subjects.ts'
import { insertForIds } from '#demo/demo.queries.ts'
import { colleges, diseases } from '#server/features/library/subjects/subjects.tables.ts'
import type { World } from '#demo/world.ts'

/** The first subjects advertise the app download, so that both kinds can be seen. */
const withDownload = 2

export async function loadSubjects(world: World): Promise<void> {
  const { db, shelf } = world
  world.collegeIds = await insertForIds(
    db,
    colleges,
    subjects.map((subject, at) => ({
      name: subject.name,
      name_en: subject.en,
      logo: shelf.draw(`subject-${subject.key}`, drawCover(subject.motif, 900 + at)),
      description: subject.intro,
      download_logo: at < withDownload ? 1 : 0,
      download_logo_title: at < withDownload ? '下载 APP，会议不错过' : '',
      sort: at,
    })),
  )
  const rows = subjects.flatMap((subject, at) =>
    subject.diseases.map((disease, place) => ({
      college_id: world.collegeIds[at]!,
      name: disease.name,
      name_en: disease.en,
      introduction: introduceDisease(subject, disease),
      sort: place,
    })),
  )
  const ids = await insertForIds(db, diseases, rows)
  world.diseaseIds = subjects.map((subject) => ids.splice(0, subject.diseases.length))
}
