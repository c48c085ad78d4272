import { userTypes } from '#contract/people/account.ts'
import { foundingStates, unionFailures, unionLimits, unionMemberTypes } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import {
  pageColumn,
  numberColumn,
  periodFilter,
  pictureColumn,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { expectChange } from '#kernel/console-framework/expect-change.ts'
import {
  pictureField,
  referenceField,
  richField,
  rowsField,
  textField,
} from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { reviewActions } from '#kernel/console-framework/review-actions.ts'
import type { RawRow } from '#kernel/console-framework/rows.queries.ts'
import { words } from '#kernel/console-framework/words.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { endMembership, giveUnion, noticeRemoved } from './change-members.ts'
import { decideFounding } from './decide-founding.ts'
import { membershipNotices } from './unions.notices.ts'
import { insertMember } from './unions.queries.ts'
import {
  storedUnions,
  unionMemberRows,
  unionPage,
  unionRows,
  updateUnionState,
} from './unions.console.queries.ts'

const shown = states({
  [foundingStates.underReview]: ['待审核', 'Waiting', 'processing'],
  [foundingStates.passed]: ['已成立', 'Founded', 'success'],
  [foundingStates.refused]: ['未通过', 'Refused', 'error'],
  [foundingStates.closed]: ['已关闭', 'Closed', 'warning'],
})

const roles = states({
  owner: ['负责人', 'Owner', 'success'],
  manager: ['管理员', 'Manager', 'processing'],
  member: ['成员', 'Member'],
})

const memberTypes = states({
  [unionMemberTypes.doctor]: ['医生', 'Doctor'],
  [unionMemberTypes.department]: ['科室', 'Department'],
})

export const unionsResource = defineResource({
  name: 'unions',
  title: words('科联体', 'Unions'),
  right: 'unions.edit',
  rows: unionRows,
  titleOf: ({ name }) => String(name),
  columns: {
    cover: pictureColumn('封面', 'Cover'),
    name: textColumn('名称', 'Name'),
    introduction: textColumn('介绍', 'Introduction', { isHidden: true }),
    owner: textColumn('发起人', 'Owner'),
    members: numberColumn('成员', 'Members'),
    reason: textColumn('申请理由', 'Reason'),
    state: stateColumn('状态', 'State', shown),
    review_reason: textColumn('拒绝原因', 'Refused for', { isHidden: true }),
    created_at: timeColumn('申请时间', 'Applied'),
    reviewed_at: timeColumn('审核时间', 'Reviewed', { isHidden: true }),
    page: pageColumn('页面', 'Page'),
  },
  waiting: [
    {
      title: words('待审核科联体', 'Unions to review'),
      filters: { state: String(foundingStates.underReview) },
    },
  ],
  filters: {
    q: textFilter('名称或发起人', 'Name or owner'),
    state: stateFilter('状态', 'State', shown),
    created_at: periodFilter('申请时间', 'Applied'),
  },
  form: defineForm({
    fields: {
      name: textField('名称', 'Name', { isRequired: true, max: unionLimits.name }),
      owner_id: referenceField('负责人', 'Owner', 'people', {
        hint: ['新建时必填，须为医生；创建后不能更换', 'A new union needs a doctor, who stays its owner'],
      }),
      cover: pictureField('封面', 'Cover', { ratio: 16 / 9 }),
      introduction: richField('介绍', 'Introduction'),
      questions: rowsField(
        '入会问题',
        'Questions to applicants',
        { question: textField('问题', 'Question', { isRequired: true, max: unionLimits.question }) },
        { max: unionLimits.questions },
      ),
    },
    previewPath: (id) => unionPage + id,
    async read(context, id) {
      const union = await storedUnions.read(context, id)
      return union && { ...union, questions: union.questions.map((question) => ({ question })) }
    },
    async create(context, { questions, owner_id, ...values }) {
      const ownerId = await requireDoctor(context, owner_id)
      return context.db.transaction(async (db) => {
        const id = await storedUnions.create(
          { db },
          {
            ...values,
            owner_id: ownerId,
            questions: questions.map(({ question }) => question),
            state: foundingStates.passed,
            reviewer_id: memberOf(context).userId,
            reviewed_at: new Date(),
          },
        )
        await insertMember(db, { union_id: id, type: unionMemberTypes.doctor, user_id: ownerId })
        await notify(db, ownerId, membershipNotices.founded.write({ union: values.name, unionId: id }))
        return id
      })
    },
    change: (context, id, { questions, owner_id: _fixed, ...values }) =>
      storedUnions.change(context, id, {
        ...values,
        questions: questions.map(({ question }) => question),
      }),
  }),
  actions: {
    ...reviewActions({
      isOpen: ({ state }) => state === foundingStates.underReview,
      decide: decideFounding,
    }),
    close: defineAction({
      title: words('关闭', 'Close'),
      isDangerous: true,
      asksReason: true,
      undo: 'reopen',
      applies: ({ state }) => state === foundingStates.passed,
      async run({ db }, id) {
        expectChange(
          await updateUnionState(db, id, { from: foundingStates.passed, to: foundingStates.closed }),
        )
      },
    }),
    reopen: defineAction({
      title: words('重新开放', 'Open again'),
      asksReason: true,
      undo: 'close',
      applies: ({ state }) => state === foundingStates.closed,
      async run({ db }, id) {
        expectChange(
          await updateUnionState(db, id, { from: foundingStates.closed, to: foundingStates.passed }),
        )
      },
    }),
  },
})

/** Who belongs to which union; a union whose owner has left gets another here. */
export const unionMembersResource = defineResource({
  name: 'union-members',
  title: words('联盟成员', 'Members of unions'),
  right: 'unions.edit',
  rows: unionMemberRows,
  partOf: { unions: { by: 'union_id' }, people: { by: 'user_id', right: 'people.read' } },
  titleOf: titledBy('truename', 'union'),
  columns: {
    union: textColumn('联盟', 'Union'),
    truename: textColumn('姓名', 'Name'),
    hospital: textColumn('医院', 'Hospital'),
    department: textColumn('科室', 'Department'),
    type: stateColumn('类型', 'Kind', memberTypes),
    role: stateColumn('身份', 'Role', roles),
    joined_at: timeColumn('加入时间', 'Joined'),
  },
  filters: {
    q: textFilter('姓名或医院', 'Name or hospital'),
    union: textFilter('联盟', 'Union'),
    type: stateFilter('类型', 'Kind', memberTypes),
    joined_at: periodFilter('加入时间', 'Joined'),
  },
  actions: {
    makeOwner: defineAction({
      title: words('设为负责人', 'Make the owner'),
      isDangerous: true,
      asksReason: true,
      applies: ({ role }) => role !== 'owner',
      run: async (context, _id, { row }) =>
        giveUnion(context, await findAnyUnion(context, row), Number(row.user_id)),
    }),
    remove: defineAction({
      title: words('移出', 'Remove'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      applies: ({ role }) => role !== 'owner',
      async run(context, id, { row }) {
        const union = await findAnyUnion(context, row)
        const userId = Number(row.user_id)
        await context.db.transaction(async (db) => {
          await endMembership({ ...context, db }, union.id, { id, userId })
          await noticeRemoved(db, union, userId)
        })
      },
    }),
  },
})

async function findAnyUnion(context: Context, { union_id }: RawRow) {
  const union = await storedUnions.read(context, Number(union_id))
  if (!union) throw refuse(failures.dataMissing)
  return union
}

/** A union belongs to a doctor, as those do that doctors apply for. */
async function requireDoctor({ db }: Context, userId: number | null): Promise<number> {
  const user = userId === null ? undefined : await selectUser(db, userId)
  if (user?.user_type !== userTypes.doctor || user.status !== 'active')
    throw refuse(unionFailures.doctorsOnly)
  return user.id
}
