import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectNewAccounts } from './account.figures.queries.ts'

export const newAccountsFigure = defineFigure({
  name: 'new_accounts',
  title: words('新注册账号', 'New accounts'),
  definition: words(
    '当天注册、且未注销的账号数。学科为用户选择的首页学科。',
    'Accounts that were created that day and have not been deleted. The subject is the one that the user chose for the home page.',
  ),
  unit: 'count',
  hasSubjects: true,
  knowsMoments: true,
  days: selectNewAccounts,
})
