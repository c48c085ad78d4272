export const questionnairePaths = {
  detail: (questionnaireId: number) => `/questionnaire?id=${questionnaireId}`,
}
