import { workLimits } from '#contract/library/authoring.ts'
import { courseTypes } from '#contract/wire/items.ts'
import {
  choiceField,
  flagField,
  linesField,
  moneyField,
  numberField,
  pictureField,
  referenceField,
  referencesField,
  rowsField,
  textField,
  timeField,
  videoField,
} from '#kernel/console-framework/fields.ts'
import { words } from '#kernel/console-framework/words.ts'

/** A course of the platform, as operators enter it. */
export const courseFields = {
  title: textField('标题', 'Title', { isRequired: true, max: workLimits.title }),
  doctor_id: referenceField('讲者', 'Lecturer', 'doctors', {
    isRequired: true,
    hint: ['课程列在其主页，收入归其所有', 'It stands on their homepage, and what it earns is theirs'],
  }),
  course_type: choiceField(
    '形式',
    'Kind',
    { [courseTypes.single]: words('单节', 'Single'), [courseTypes.series]: words('系列', 'Series') },
    { isRequired: true },
  ),
  college_id: referenceField('学科', 'Subject', 'subjects', { isRequired: true }),
  disease_id: referenceField('病种', 'Disease', 'diseases'),
  tags: referencesField('学院标签', 'College tags', 'tags'),
  cover: pictureField('封面', 'Cover', { isRequired: true, ratio: 16 / 9 }),
  intro: linesField('简介', 'Introduction', { max: workLimits.intro }),
  lessons: rowsField(
    '课节',
    'Lessons',
    {
      chapter: textField('章节', 'Chapter', { max: workLimits.chapter }),
      title: textField('标题', 'Title', { isRequired: true, max: workLimits.lessonTitle }),
      video: videoField('视频', 'Video', { isRequired: true, isPublic: false, lengthField: 'seconds' }),
      seconds: numberField('时长（秒）', 'Length (seconds)', { isRequired: true, min: 1 }),
      is_trial: flagField('可试看', 'May be tried'),
    },
    { isRequired: true, max: workLimits.lessons },
  ),
  price_fen: moneyField('价格', 'Price', {
    max: workLimits.priceFen,
    hint: ['留空为免费', 'Empty: free of charge'],
  }),
  former_price_fen: moneyField('原价', 'Former price', { max: workLimits.priceFen }),
  offer_ends_at: timeField('优惠截止', 'End of the offer', {
    hint: ['此后恢复原价', 'Afterwards the former price holds again'],
  }),
  trial_seconds: numberField('每节可试看（秒）', 'Trial of each lesson (seconds)', {
    max: workLimits.trialSeconds,
  }),
}
