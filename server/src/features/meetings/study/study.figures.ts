import { defineFigure } from '#kernel/console-framework/figure.ts'
import { words } from '#kernel/console-framework/words.ts'
import { selectCredit, selectMeetingCompletion, selectWatchMinutes } from './study.figures.queries.ts'

export const watchTimeFigure = defineFigure({
  name: 'watch_time',
  title: words('观看时长', 'Watch time'),
  definition: words(
    '登录用户当天观看直播、回放与课程的总时长；暂停、快进与后台播放不计。学科为观众选择的首页学科。',
    'How long members watched live meetings, recordings and lessons that day, without pauses, skipped parts and hidden pages. The subject is the one that the viewer chose for the home page.',
  ),
  unit: 'minutes',
  hasSubjects: true,
  days: selectWatchMinutes,
})

export const completionFigure = defineFigure({
  name: 'meeting_completion',
  title: words('学分会议完成率', 'Completion of credit meetings'),
  definition: words(
    '当天开始观看学分会议的人次中，至今已获得该会议学分的比例；学分可在之后获得，因此近日的数值会继续上升。',
    'Of those who began to watch a meeting with credit that day, the share that has its credit by now. Credit may come later, so the latest days still grow.',
  ),
  unit: 'share',
  hasSubjects: true,
  knowsMoments: true,
  days: selectMeetingCompletion,
})

export const creditFigure = defineFigure({
  name: 'credit',
  title: words('授予学分', 'Credit granted'),
  definition: words(
    '当天授予、且未被撤销的学分之和。学科为会议的学科。',
    'Credit points that were granted that day and not revoked since. The subject is that of the meeting.',
  ),
  unit: 'credit',
  hasSubjects: true,
  knowsMoments: true,
  days: selectCredit,
})
