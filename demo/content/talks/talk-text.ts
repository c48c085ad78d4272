/** What is said in a talk, in Chinese and in English, sentence by sentence the same. Written for the demo. */
export type TalkText = readonly [zh: string, en: string]

/** By disease: the texts of its three talks, in their order. */
export type TalkTexts = Readonly<Record<string, readonly [TalkText, TalkText, TalkText]>>
