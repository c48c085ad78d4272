import { checksIn, overviewOf } from '#kernel/console-framework/place.ts'
import { selectReadiness } from './places.queries.ts'

/** What a meeting lacks before it can be published, and where to see to it. */
export const meetingOverview = overviewOf('meetings', async ({ db, caller }, id) => {
  const found = await selectReadiness(db, id)
  if (!found) return {}
  const { meeting } = found
  const check = checksIn(caller.language)
  const say = (zh: string, en: string) => ({ zh, en })[caller.language]
  return {
    checks: [
      check(['介绍', 'Introduction'], { isDone: meeting.intro !== '', isOptional: true, to: 'edit' }),
      check(['讲者', 'Lecturers'], { isDone: meeting.speaker !== '', note: meeting.speaker, to: 'edit' }),
      ...(meeting.is_big
        ? [
            check(['分会', 'Parts of the large meeting'], {
              isDone: found.parts > 0,
              note: found.parts,
              to: '/meetings/new?parent_id=' + id,
            }),
          ]
        : [
            check(['议程', 'Programme'], {
              isDone: found.sessions > 0,
              note: found.sessions,
              to: 'programme',
            }),
          ]),
      ...(found.unassigned > 0
        ? [
            check(['每个议程都有讲者', 'Each session has a lecturer'], {
              isDone: false,
              isOptional: true,
              note: say(`${found.unassigned} 个没有`, `${found.unassigned} without`),
              to: 'programme',
            }),
          ]
        : []),
      ...(meeting.is_offline
        ? [check(['会场', 'Venue'], { isDone: meeting.venue !== '', note: meeting.venue, to: 'edit' })]
        : []),
      check(['讲课专家邀请', 'Invitations of experts'], {
        isDone: found.invited > 0 && found.unanswered === 0,
        isOptional: true,
        note: say(
          `已邀请 ${found.invited}，未答复 ${found.unanswered}`,
          `${found.invited} invited, ${found.unanswered} unanswered`,
        ),
        to: 'experts',
      }),
      check(['观看权限', 'Who may watch'], {
        isDone: !found.by_whitelist || found.whitelisted > 0,
        note: found.by_whitelist
          ? say(`白名单 ${found.whitelisted} 人`, `${found.whitelisted} whitelisted`)
          : '',
        to: found.by_whitelist ? 'whitelist' : 'meeting-access',
      }),
      ...(meeting.is_credit
        ? [
            check(['证书模板', 'Certificate template'], {
              isDone: meeting.certificate_template_id !== null,
              isOptional: true,
              to: 'edit',
            }),
            check(['考试及题目', 'Exam with questions'], {
              isDone: found.exams > 0 && found.empty_exams === 0,
              isOptional: found.exams === 0,
              to: found.empty_exams > 0 ? 'exam-questions' : 'exams',
            }),
          ]
        : []),
      check(['发布', 'Published'], {
        isDone: meeting.published,
        isOptional: meeting.publish_at !== null,
        to: '',
      }),
      ...(meeting.end_at < new Date()
        ? [
            check(['回放', 'Recordings'], {
              isDone: found.recordings > 0,
              isOptional: true,
              note: found.recordings,
              to: 'recordings',
            }),
          ]
        : []),
    ],
  }
})
