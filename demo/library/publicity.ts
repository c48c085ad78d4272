import { publicityStates } from '#contract/library/publicity.ts'
import { demoFeedback, demoPublicity } from '#demo/content/submissions.ts'
import { insertRows } from '#demo/demo.queries.ts'
import { publicityApplications } from '#server/features/library/publicity/publicity.tables.ts'
import { feedback } from '#server/features/people/feedback/feedback.tables.ts'
import { findAccount } from '#demo/people/find-account.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

const person = '13800000001'
const operatorPhone = '13800000009'
const dayMinutes = 24 * 60

/** Applications for science creation and feedback, in every state. */
export async function loadSubmissions(world: World): Promise<void> {
  const { db, now } = world
  const operatorId = (await findAccount(world, operatorPhone)).id
  const ago = (days: number) => minutesFrom(now, -days * dayMinutes)
  for (const { phone, topic, description, state, reason, daysAgo } of demoPublicity) {
    const user = await findAccount(world, phone)
    const reviewed = { reviewed_at: ago(daysAgo - 1), reviewer_id: operatorId }
    await insertRows(db, publicityApplications, [
      {
        user_id: user.id,
        name: user.truename,
        phone_sealed: user.phone_sealed!,
        hospital: user.hospital,
        department: user.department,
        title: user.title,
        topic,
        description,
        state,
        reason,
        created_at: ago(daysAgo),
        ...(state !== publicityStates.open && reviewed),
      },
    ])
  }
  const { id: user_id } = await findAccount(world, person)
  await insertRows(
    db,
    feedback,
    demoFeedback.map(({ kind, content, answer, daysAgo }) => ({
      user_id,
      kind,
      content,
      answer,
      created_at: ago(daysAgo),
      ...(answer && { answered_at: ago(daysAgo - 0.5), answered_by: operatorId }),
    })),
  )
}
