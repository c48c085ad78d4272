import { questionnaires as all } from '#demo/content/exhibition/questionnaires.ts'
import type { Questionnaire } from '#demo/content/exhibition/questionnaires.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import {
  answerRecords,
  questionnaireChoices,
  questionnaireOptions,
  questionnaireQuestions,
  questionnaires,
  questionnaireTexts,
} from '#server/features/library/questionnaires/questionnaires.tables.ts'
import { minutesTo } from '#demo/content/meetings/meeting-slots.ts'
import { minutesFrom } from '#demo/world.ts'
import type { World } from '#demo/world.ts'

/** Some accounts own questionnaires, others have answered them. */
export async function loadQuestionnaires(world: World): Promise<void> {
  for (const questionnaire of all) world.questionnaireIds.push(await loadOne(world, questionnaire))
}

async function findUser({ db, vault }: World, phone: string): Promise<number> {
  const user = await selectUserByPhone(db, digestPhone(vault, '86', phone))
  return user!.id
}

async function loadOne(world: World, questionnaire: Questionnaire): Promise<number> {
  const { db } = world
  const [id] = (await insertForIds(db, questionnaires, [
    {
      owner_id: await findUser(world, questionnaire.owner),
      title: questionnaire.title,
      intro: questionnaire.intro,
      thanks: questionnaire.thanks,
      closes_at:
        questionnaire.closesInDays === undefined
          ? null
          : minutesFrom(world.now, minutesTo(world.now, questionnaire.closesInDays, 18 * 60)),
    },
  ])) as [number]
  const questionIds = await insertForIds(
    db,
    questionnaireQuestions,
    questionnaire.questions.map(({ kind, title, required = false }, sort) => ({
      questionnaire_id: id,
      kind,
      title,
      required,
      sort,
    })),
  )
  const optionIds: number[][] = []
  for (const [at, { options = [] }] of questionnaire.questions.entries())
    optionIds.push(
      await insertForIds(
        db,
        questionnaireOptions,
        options.map((label, sort) => ({ question_id: questionIds[at]!, label, sort })),
      ),
    )
  for (const { phone, given } of questionnaire.answers) {
    const user_id = await findUser(world, phone)
    await insertRows(db, answerRecords, [{ user_id, item_type: 'questionnaire', item_id: id }])
    for (const [at, said] of given.entries()) {
      const question_id = questionIds[at]!
      if (typeof said !== 'string')
        await insertRows(
          db,
          questionnaireChoices,
          said.map((place) => ({ question_id, option_id: optionIds[at]![place]!, user_id })),
        )
      else if (said !== '')
        await insertRows(db, questionnaireTexts, [{ question_id, user_id, content: said }])
    }
  }
  return id
}
