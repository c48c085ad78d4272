import { defineFeature } from '#kernel/feature.ts'
import { answerExam } from './answer-exam.ts'
import { examsResource, questionsResource } from './exams.console.ts'
import { getExam } from './get-exam.ts'
import { getSheet } from './get-sheet.ts'
import { startExam } from './start-exam.ts'

export const examsFeature = defineFeature({
  name: 'exams',
  resources: [examsResource, questionsResource],
  calls: [getExam, startExam, answerExam, getSheet],
})
