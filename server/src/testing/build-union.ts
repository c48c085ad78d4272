import { foundingStates, unionMemberTypes } from '#contract/practice/unions.ts'
import { unionManagers, unionMembers, unions } from '#server/features/practice/unions/unions.tables.ts'
import { buildMember } from './build-user.ts'
import { passVerification } from './pass-verification.ts'
import type { TestApp } from './test-app.ts'

type Given = Partial<typeof unions.$inferInsert>

/** An open union with its owner, a manager and a member, each logged in; the first two are verified. */
export async function buildUnion(app: TestApp, given: Given = {}) {
  const { db } = app.services
  const [owner, manager, member] = [await buildMember(app), await buildMember(app), await buildMember(app)]
  const [row] = await db
    .insert(unions)
    .values({ name: '江城心血管科联体', state: foundingStates.passed, owner_id: owner.user.id, ...given })
    .returning()
  const id = row!.id
  await db.insert(unionMembers).values(
    [owner, manager, member].map(({ user }) => ({
      union_id: id,
      type: unionMemberTypes.doctor,
      user_id: user.id,
    })),
  )
  for (const { user } of [owner, manager]) await passVerification(app.services, user.id)
  await db.insert(unionManagers).values({ union_id: id, user_id: manager.user.id })
  return { id, owner, manager, member }
}
