import { createDraft } from '#web/platform/draft.ts'
import { fieldsOf } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import type { Answers, Said } from './answers.ts'

/** The answers so far survive a reload and a login on this device. */
export const createAnswerDraft = (area: StorageArea, questionnaireId: number, userid: string) =>
  createDraft(area, `questionnaire_${questionnaireId}_draft`, userid, readAnswers)

function readAnswers(stored: { answers?: unknown }): { answers: Answers } {
  const answers = fieldsOf(stored.answers)
  return { answers: Object.values(answers).every(isSaid) ? (answers as Answers) : {} }
}

function isSaid(said: unknown): said is Said {
  const { optionIds, text } = fieldsOf(said)
  return Array.isArray(optionIds) && optionIds.every(Number.isInteger) && typeof text === 'string'
}
