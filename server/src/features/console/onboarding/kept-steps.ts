import type { OnboardingStep } from '#contract/console/onboarding.ts'
import type { Db } from '#kernel/database.ts'
import { lockSecret, selectSetting, upsertSetting } from '#kernel/settings.queries.ts'

export const onboardingKey = 'onboarding'

/** What the guide cannot see from the content: which steps were put off, and that somebody has ended it. */
type Kept = { skipped: OnboardingStep[]; isFinished: boolean }

const nothingKept: Kept = { skipped: [], isFinished: false }

export const readKept = async (db: Db) => (await selectSetting<Kept>(db, onboardingKey)) ?? nothingKept

/** One change at a time: two steps that are put off at once are both kept. */
export const changeKept = (db: Db, change: (kept: Kept) => Kept) =>
  db.transaction(async (db) => {
    await lockSecret(db, onboardingKey)
    await upsertSetting(db, onboardingKey, change(await readKept(db)))
  })
