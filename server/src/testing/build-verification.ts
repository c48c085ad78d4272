import { fileUrl, newUploadKey } from '#kernel/files/keys.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { insertVerification } from '#server/features/people/verification/verification.queries.ts'
import type { VerificationRow } from '#server/features/people/verification/verification.queries.ts'
import type { TestApp } from './test-app.ts'

/** A submission as it lies in the database, without going through the calls. Its photos do not exist. */
export async function buildVerification(
  app: TestApp,
  user: UserRow,
  given: Partial<VerificationRow> = {},
): Promise<VerificationRow> {
  const { vault, db } = app.services
  const photo = () => fileUrl(newUploadKey('jpg', new Date()))
  const row = await insertVerification(db, {
    user_id: user.id,
    real_name: user.truename,
    qualification_sealed: vault.seal('110110000012345'),
    id_number_sealed: vault.seal('11010519491231002X'),
    title: user.title,
    photos: [photo(), photo()],
    ...given,
  })
  return row!
}
