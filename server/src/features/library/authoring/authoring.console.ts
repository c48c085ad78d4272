import { reviewStatuses } from '#contract/library/authoring.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { courseTypes } from '#contract/wire/items.ts'
import {
  moneyColumn,
  periodFilter,
  pictureColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { reviewActions } from '#kernel/console-framework/review-actions.ts'
import { words } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { RevisionRow } from './authoring.queries.ts'
import { maskingFacts, unmaskedOf } from '#server/features/community/masking/describe-masked.ts'
import { decideRevision, findRevision } from './decide-revision.ts'
import { sayPatients } from './say-patients.ts'
import { showVideos } from './show-videos.ts'
import { revisionRows } from './authoring.console.queries.ts'

const shown = states({
  [reviewStatuses.open]: ['待审核', 'Waiting', 'processing'],
  [reviewStatuses.passed]: ['已通过', 'Passed', 'success'],
  [reviewStatuses.refused]: ['未通过', 'Refused', 'error'],
})

const kinds = states({
  [courseTypes.single]: ['单节', 'Single'],
  [courseTypes.series]: ['系列', 'Series'],
})

/** What its author has masked on a cover; frames of videos and published covers have no masks. */
async function coverFacts({ db, caller }: Context, { cover }: RevisionRow) {
  const isMasked = cover !== '' && (await unmaskedOf(db, [cover])).length === 0
  return isMasked ? maskingFacts(db, [cover], caller.language) : []
}

type Facts = ReturnType<typeof factsIn>

/** What a buyer would pay and could try: it becomes binding when the work is passed. */
const priceFacts = (revision: RevisionRow, fact: Facts) => [
  fact.text('价格', 'Price', moneyText(revision.price_fen)),
  fact.text(
    '原价',
    'Former price',
    revision.former_price_fen > 0 ? moneyText(revision.former_price_fen) : '',
  ),
  fact.text(
    '优惠截止',
    'End of the offer',
    revision.offer_ends_at ? shanghaiTime(revision.offer_ends_at) : '',
  ),
  fact.text('试看时长（秒）', 'Trial in seconds', revision.trial_seconds),
]

const actions = reviewActions({
  isOpen: ({ state }) => state === reviewStatuses.open,
  decide: decideRevision,
})

export const worksResource = defineResource({
  name: 'works',
  title: words('作品审核', 'Works to review'),
  right: 'works.review',
  rows: revisionRows,
  partOf: { people: { by: 'user_id', right: 'people.read' }, courses: { by: 'work' } },
  titleOf: titledBy('title', 'doctor'),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    title: textColumn('标题', 'Title'),
    doctor: textColumn('作者', 'Author'),
    hospital: textColumn('医院', 'Hospital', { isHidden: true }),
    course_type: stateColumn('形式', 'Kind', kinds),
    price_fen: moneyColumn('价格', 'Price'),
    state: stateColumn('状态', 'State', shown),
    reason: textColumn('拒绝原因', 'Reason', { isHidden: true }),
    created_at: timeColumn('提交时间', 'Submitted'),
    reviewed_at: timeColumn('审核时间', 'Reviewed'),
  },
  waiting: [
    { title: words('待审核作品', 'Works to review'), filters: { state: String(reviewStatuses.open) } },
  ],
  filters: {
    q: textFilter('标题或作者', 'Title or author'),
    state: stateFilter('状态', 'State', shown),
    created_at: periodFilter('提交时间', 'Submitted'),
  },
  async detail(context, id) {
    const fact = factsIn(context.caller.language)
    const { revision, isPublished } = await findRevision(context, id)
    const videosOf = await showVideos(context, [revision])
    const page = revision.course_type === courseTypes.single ? '/doctorSharePage' : '/doctorSeriesCourses'
    const titleOf = (videoId: number) =>
      revision.lessons.find(({ video_id }) => video_id === videoId)?.title || revision.title
    return [
      fact.text('简介', 'Introduction', revision.intro),
      ...(await coverFacts(context, revision)),
      ...(revision.is_free ? [] : priceFacts(revision, fact)),
      ...videosOf(revision).flatMap(({ video_id, address, patients }) => [
        fact.video(titleOf(video_id), titleOf(video_id), address),
        ...(patients
          ? [fact.text('患者信息', 'Patients', sayPatients(patients, context.caller.language))]
          : []),
      ]),
      ...(isPublished
        ? [
            fact.link(
              '已发布的版本',
              'The published version',
              revision.title,
              `${page}?production_id=${revision.production_id}`,
            ),
          ]
        : []),
    ]
  },
  // An operator who passes a work has looked at it.
  actions: { ...actions, pass: { ...actions.pass, isBulk: false } },
})
