import { unionSettingsCalls, unionSettingsFailures } from '#contract/practice/union-settings.ts'
import { answer } from '#kernel/answer.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { keepChange } from './union-changes.ts'
import { findUnionAsManager } from './union-role.ts'
import { plainText } from './unions.present.ts'
import { lockUnion, updateSettings } from './unions.queries.ts'

export const getSettings = answer(unionSettingsCalls.read, async ({ id }, context) => {
  const { union } = await findUnionAsManager(context, id)
  return {
    name: union.name,
    cover: union.cover,
    introduction: plainText(union.introduction),
    questions: union.questions,
  }
})

/** The row is locked, so that of two managers who save at once each one's change is kept as it was. */
export const saveSettings = answer(unionSettingsCalls.save, async ({ id, ...input }, context) => {
  const { union, userId } = await findUnionAsManager(context, id)
  if (input.cover !== '' && input.cover !== union.cover)
    await requireOwnFiles(
      context.db,
      [input.cover],
      { ownerId: userId, accept: 'pictures' },
      unionSettingsFailures.coverNotOwn,
    )
  const questions = input.questions.filter((question) => question !== '')
  await context.db.transaction(async (db) => {
    const before = await lockUnion(db, union.id)
    // What an operator has written with markup stays as it is while its words do.
    const isSame = plainText(before.introduction) === input.introduction
    const introduction = isSame ? before.introduction : input.introduction
    const isChanged = await keepChange(
      db,
      { unionId: union.id, subject: 'union', subjectId: union.id, userId },
      { ...fieldsOf(before), introduction: plainText(before.introduction) },
      { ...fieldsOf({ ...input, questions }), introduction: input.introduction },
    )
    if (isChanged)
      await updateSettings(db, union.id, { name: input.name, cover: input.cover, introduction, questions })
  })
  return {}
})

const fieldsOf = ({ name, cover, questions }: { name: string; cover: string; questions: string[] }) => ({
  name,
  cover,
  questions: questions.join('\n'),
})
