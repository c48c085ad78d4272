import { defineFeature } from '#kernel/feature.ts'
import { getAnswerStatus } from './get-answer-status.ts'
import { getQuestionnaire } from './get-questionnaire.ts'
import { listTexts, showResults } from './show-results.ts'
import { submitQuestionnaire } from './submit-questionnaire.ts'
import { questionnairePages } from './questionnaires.pages.ts'
import { questionnairesResource, questionnaireTextsResource } from './questionnaires.console.ts'

export const questionnairesFeature = defineFeature({
  name: 'questionnaires',
  resources: [questionnairesResource, questionnaireTextsResource],
  calls: [getAnswerStatus, getQuestionnaire, submitQuestionnaire, showResults, listTexts],
  pages: questionnairePages,
})
