/** The answers to an invitation, in the order in which they are offered. */
export const answerNames = ['comes', 'perhaps', 'absent'] as const

export type AnswerName = (typeof answerNames)[number]
