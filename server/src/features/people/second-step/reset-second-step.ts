import { secondStepFailures } from '#contract/people/second-step.ts'
import type { factorKinds } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { separators, words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import { changeOf, guardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { refuse } from '#kernel/fail.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { factorsReset } from './second-step.notices.ts'
import { deleteFactors, lowerSessionsOfUser, selectFactors } from './second-step.queries.ts'
import { tellOwner } from './tell-owner.ts'

const kindWords: Record<(typeof factorKinds)[number], Words> = {
  totp: words('验证器', 'Authenticator app'),
  passkey: words('通行密钥', 'Passkey'),
}
const none = { zh: '无', en: 'none' }

/** For an operator who has lost everything to verify with: the next second step is set up like the first. */
export const resetSecondStep = guardedDeed({
  name: 'operators.resetSecondStep',
  title: words('重置二次验证', 'Reset the second login step'),
  right: 'roles.change',
  secondRight: 'roles.change',
  async describe({ db, caller: { language } }, { id }) {
    const factors = await selectFactors(db, id)
    const kinds = factors.map(({ kind, name }) => [kindWords[kind][language], name].filter(Boolean).join(' '))
    const before = kinds.join(separators[language]) || none[language]
    return [changeOf(words('二次验证方式', 'Ways to verify'), before, none[language])]
  },
  async run(context, { id, askedBy }) {
    if (id === askedBy || id === memberOf(context).userId) throw refuse(secondStepFailures.ownFactors)
    const user = await lockUser(context.db, id)
    if (!user || user.operator_roles.length === 0) throw refuse(failures.dataMissing)
    const factors = await selectFactors(context.db, id)
    await deleteFactors(context.db, id)
    await lowerSessionsOfUser(context.db, id)
    context.noteChange({
      target: { kind: 'operators', id, name: user.truename },
      before: { factors: factors.map(({ kind }) => kind) },
      after: { factors: [] },
    })
    await tellOwner(context.db, id, factorsReset.write)
  },
})
