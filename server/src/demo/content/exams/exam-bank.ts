/** A question: the first options are the right ones, as many as `right` says. */
export type BankQuestion = { title: string; options: string[]; right?: number; why: string }

export type ExamBank = { title: string; intro: string; questions: BankQuestion[] }
