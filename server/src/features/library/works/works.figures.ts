import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectWorkCompletion } from './works.figures.queries.ts'

export const workCompletionFigure = defineFigure({
  name: 'work_completion',
  title: words('课程完播率', 'Completion of lessons'),
  definition: words(
    '当天看完的课程节数与当天课程打开次数之比。学科为课程的学科。',
    'Lessons that were watched to the end that day, as a share of the times that works were opened. The subject is that of the work.',
  ),
  unit: 'share',
  hasSubjects: true,
  days: selectWorkCompletion,
})
