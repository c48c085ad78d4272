/** What a language model makes of passages: sentences, which count only where a passage has them word by word. */
export type Sentence = { words: string }

export type ComposerPort = {
  /** Orders and joins sentences of the passages into an answer. Rejects if the model does not answer in time. */
  compose(question: string, passages: string[]): Promise<Sentence[]>
}
