import { getQuestionnaire } from './get-questionnaire.ts'
import { listTexts, showResults } from './show-results.ts'
import { submitQuestionnaire } from './submit-questionnaire.ts'

export const questionnaireRoutes = [getQuestionnaire, submitQuestionnaire, showResults, listTexts]
