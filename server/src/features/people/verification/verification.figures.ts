import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectVerified } from './verification.figures.queries.ts'

export const verifiedFigure = defineFigure({
  name: 'verified_doctors',
  title: words('新认证医生', 'Newly verified doctors'),
  definition: words(
    '当天审核通过的认证申请数。学科为医生选择的首页学科。',
    'Applications for verification that were passed that day. The subject is the one that the doctor chose for the home page.',
  ),
  unit: 'count',
  hasSubjects: true,
  knowsMoments: true,
  days: selectVerified,
})
