import { z } from 'zod'
import { readBySubject, readTexts } from '#demo/read-texts.ts'

/** What is said in a talk, in Chinese and in English, sentence by sentence the same. Written for the demo. */
const talkText = z.tuple([z.string(), z.string()])

/** By subject, then by disease: the texts of its three talks, in their order. */
export const talkTexts = readBySubject('talks', z.record(z.string(), z.tuple([talkText, talkText, talkText])))

/** What the surgeon says in the video of a procedure: a sentence for each of its steps. */
export const operationTexts = readTexts('operations.json', z.record(z.string(), talkText))
