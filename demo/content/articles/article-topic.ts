/** The written part of one article; `articles.ts` sets it as HTML. */
export type ArticleTopic = {
  /** One of the subject's diseases. */
  disease: string
  title: string
  intro: string
  /** The opening paragraph. */
  lead: string
  /** A second opening paragraph, where the first leaves something unsaid. */
  background?: string
  /** What to look at: a heading and a list. */
  look: readonly [heading: string, ...items: string[]]
  /** What to do: a heading and one or two paragraphs. */
  act: readonly [heading: string, ...paragraphs: string[]]
  quote: string
  /** What goes wrong: a heading and a list. */
  avoid: readonly [heading: string, ...items: string[]]
}

export type SubjectArticles = {
  topics: readonly ArticleTopic[]
  /** How to bring it into daily work: a heading and a paragraph that fit any article of the subject. */
  practice: readonly (readonly [heading: string, paragraph: string])[]
  /** Last paragraphs that fit any article of the subject. */
  closings: readonly string[]
}
