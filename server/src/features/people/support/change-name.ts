import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { saveProfile } from '#server/features/people/profile/save-profile.ts'
import { nameChanged } from './support.notices.ts'

/** Corrects the name of somebody and tells them. A verification was about the former name, and lapses. */
export async function changeName(context: Context, userId: number, truename: string): Promise<void> {
  await saveProfile(context, userId, async (_user, db) => {
    await notify(db, userId, nameChanged.write({ name: truename }))
    return { truename }
  })
}
