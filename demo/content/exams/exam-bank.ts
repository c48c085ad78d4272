/** A question: the first options are the right ones, as many as `right` says. */
export type BankQuestion = { title: string; options: string[]; right?: number; why: string }

/** How many questions of a bank one paper asks, so that the next try has others. */
export const paperSize = 5

export type ExamBank = { title: string; intro: string; questions: BankQuestion[] }
