import { states } from '#kernel/console-framework/columns.ts'
import {
  choiceField,
  flagField,
  numberField,
  pictureField,
  referenceField,
  referencesField,
  richField,
  textField,
  timeField,
  WrongValue,
} from '#kernel/console-framework/fields.ts'
import type { Field } from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'
import { readPoints } from '#server/features/meetings/credit-wallet/points.ts'

export const kinds = states({
  online: ['线上会议', 'Online', 'processing'],
  offline: ['线下会议', 'On site'],
  large: ['大会', 'Large', 'success'],
})

/** Points with at most one decimal. */
const pointsField: Field<string> = {
  ...textField('学分', 'Credit points', {
    max: 5,
    hint: ['最多一位小数，如 1.5', 'One decimal at most, e.g. 1.5'],
  }),
  read: (entered) => {
    const points = (typeof entered === 'string' ? entered.trim() : '') || '1'
    if (readPoints(points) === undefined)
      throw new WrongValue({ zh: '应为最多一位小数的数', en: 'must be a number with at most one decimal' })
    return points
  },
}

export const meetingFields = {
  title: textField('标题', 'Title', { isRequired: true, max: 100 }),
  kind: choiceField(
    '类型',
    'Kind',
    { online: kinds.online!.title, offline: kinds.offline!.title, large: kinds.large!.title },
    { isRequired: true },
  ),
  parent_id: referenceField('所属大会', 'Part of the large meeting', 'meetings'),
  college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
  disease_ids: referencesField('病种', 'Diseases', 'diseases'),
  cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
  intro: richField('介绍', 'Introduction'),
  begin_at: timeField('开始时间', 'Begins', { isRequired: true }),
  end_at: timeField('结束时间', 'Ends', { isRequired: true }),
  venue: textField('会场', 'Venue', { max: 100 }),
  doctor_ids: referencesField('讲者', 'Lecturers', 'doctors'),
  speaker: textField('讲者署名', 'Lecturers as shown', {
    max: 100,
    hint: ['留空则由讲者姓名生成', 'When empty: the names of the lecturers'],
  }),
  organiser: textField('主办单位', 'Organiser', {
    max: 40,
    hint: ['印在证书上；留空则只写平台', 'Printed on certificates; when empty: the platform alone'],
  }),
  is_credit: flagField('学分会议', 'Gives credit'),
  certificate_template_id: referenceField('证书模板', 'Certificate template', 'certificate-templates', {
    hint: ['留空则用平台默认样式', 'When empty: the platform’s default'],
  }),
  credit: pointsField,
  watch_percent: numberField('观看达到（%）', 'Watch at least (%)', { max: 100 }),
  needs_checkin: flagField('学分要求签到', 'Credit requires a check-in'),
  needs_recall: flagField('学分要求观看中答题', 'Credit requires answers while watching'),
  reservable: flagField('可预约', 'Can be booked'),
  is_subject: flagField('专题会议', 'Subject meeting'),
  is_chosen: flagField('大会精选', 'Chosen for the home of its large meeting'),
  is_enterprise: flagField('企业会议', 'Enterprise meeting'),
  shows_views: flagField('显示观看人次', 'Shows its views'),
}

/** The parts of the form, by the field each begins with. */
export const meetingSections = {
  title: words('基本信息', 'About'),
  begin_at: words('时间与地点', 'Time and place'),
  doctor_ids: words('讲者与主办', 'Lecturers and organiser'),
  is_credit: words('学分与证书', 'Credit and certificates'),
  reservable: words('展示', 'How it is shown'),
}
