import * as z from 'zod/mini'
import { contentText } from '../wire/content-text.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, flag, id, json, onOff, page, paged } from '../wire/fields.ts'

export const digestFailures = defineFailures({
  digestMissing: [404, '还没有要点', 'there is no digest yet'],
  notEditor: [403, '只有讲者和编辑可以查看草稿', 'only the lecturer and editors may see the draft'],
  captionsMissing: [6560, '回放还没有校对过的字幕', 'the recording has no checked captions yet'],
  notSaid: [6561, '只能引用讲座中的原话', 'only what is said in the talk can be quoted'],
  notAsked: [
    6562,
    '只能引用会议中的提问和回答',
    'only what was asked and answered in the meeting can be quoted',
  ],
  digestChanged: [
    6563,
    '要点已在别处修改，已载入最新内容',
    'the digest was changed elsewhere; this is what it is now',
  ],
  digestReleased: [6564, '要点已发布，请先收回再修改', 'the digest is released; take it back to change it'],
  digestEmpty: [6565, '请至少保留一句原话', 'please keep at least one statement'],
  digestStale: [
    6566,
    '有引用与校对后的字幕不一致，请先移除',
    'some quotes no longer match the captions; please remove them first',
  ],
})

export const digestLimits = { chapters: 30, quotes: 30, questions: 20, title: 40, words: 400 } as const

/**
 * The clauses of a sentence, with their punctuation. A quote is a run of them: less than a clause may say the opposite, as 推荐 does out
 * of 不推荐. A sign between two digits ends nothing.
 */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/(?<=[，。；：！？!?;])(?!["”’）)])|(?<=[,.:])(?![\d"”’）)])/)
    .filter((part) => part.trim() !== '')

const quote = z.object({
  second: z.int(),
  /** The page of the slides that is shown then, 0 where that is not known. */
  page: z.int(),
  words: z.string(),
})

const chapter = z.object({ title: contentText, second: z.int(), quotes: z.array(quote) })

/** `second` is -1 for what was not written while watching. */
const question = z.object({
  question: z.string(),
  second: z.int(),
  answer: z.string(),
  /** Which lecturer answered; empty where nobody did. Who asked is not said. */
  answered_by: z.string(),
})

const draftQuestion = z.extend(question, { comment_id: z.int(), answer_id: z.int() })

const draft = z.object({
  recording_id: z.int(),
  title: contentText,
  meeting_id: z.int(),
  meeting_title: contentText,
  state: z.enum(['none', 'draft', 'released']),
  /** Whether a digest can be drafted. */
  has_captions: bit,
  revision: z.int(),
  minutes: z.int(),
  chapters: z.array(
    z.extend(chapter, {
      title: z.string(),
      /** A stale quote no longer stands in the captions; readers do not see it. */
      quotes: z.array(z.extend(quote, { is_stale: bit })),
    }),
  ),
  questions: z.array(draftQuestion),
  /** What else was asked. */
  other_questions: z.array(draftQuestion),
  /** All that is said, sentence by sentence. */
  sentences: z.array(quote),
})

export const digestItem = z.object({
  recording_id: z.int(),
  title: contentText,
  meeting_id: z.int(),
  meeting_title: contentText,
  cover: z.string(),
  speaker: z.string(),
  minutes: z.int(),
  released_time: z.string(),
})

const ofRecording = z.object({ recording_id: id })
const base = '/api/web/v2/digests'

export const digestCalls = {
  get: defineCall({
    id: 'digests.get',
    path: `${base}/get`,
    about:
      'The released digest of a recording, for those who may watch it: what the lecturer said, quoted with its second, and questions of the chat. Nothing of a draft.',
    input: z.object({ meeting_id: id, l_r_id: id }),
    output: z.object({
      is_released: bit,
      /** Whether the caller may open the draft. */
      may_edit: bit,
      minutes: z.int(),
      chapters: z.array(chapter),
      questions: z.array(question),
    }),
  }),
  list: defineCall({
    id: 'digests.list',
    path: `${base}/list`,
    about:
      'Released digests of recordings that everybody may watch, latest first, 20 a page; those of one subject, or with `is_focused` of the subjects that the caller follows.',
    input: z.object({ college_id: z._default(id, 0), is_focused: z._default(flag, false), page }),
    output: paged(digestItem),
  }),
  draft: defineCall({
    id: 'digests.draft',
    path: `${base}/draft`,
    access: 'member',
    about: 'The digest of a recording as its lecturers and editors see it, released or not.',
    input: ofRecording,
    output: draft,
  }),
  begin: defineCall({
    id: 'digests.begin',
    path: `${base}/begin`,
    access: 'member',
    about: 'Drafts the digest of a recording that has none yet. For its lecturers and editors.',
    input: ofRecording,
    output: draft,
  }),
  save: defineCall({
    id: 'digests.save',
    path: `${base}/save`,
    access: 'member',
    about:
      'Saves an unreleased digest. Each quote must be one or more whole clauses of what is said at its second, each question one of the meeting. `revision` is that of the draft that was changed.',
    input: z.object({
      recording_id: id,
      revision: count,
      chapters: json(
        z
          .array(
            z.object({
              title: z.string().check(z.trim(), z.maxLength(digestLimits.title), z.regex(/^\P{Cc}*$/u)),
              second: z.int().check(z.minimum(0)),
              quotes: z
                .array(
                  z.object({
                    second: z.int().check(z.minimum(0)),
                    words: z.string().check(z.maxLength(digestLimits.words), z.regex(/^[^\0]*$/)),
                  }),
                )
                .check(z.maxLength(digestLimits.quotes)),
            }),
          )
          .check(z.maxLength(digestLimits.chapters)),
      ),
      questions: json(
        z
          .array(
            z.object({ comment_id: z.int().check(z.positive()), answer_id: z.int().check(z.minimum(0)) }),
          )
          .check(z.maxLength(digestLimits.questions)),
      ),
    }),
    output: draft,
  }),
  release: defineCall({
    id: 'digests.release',
    path: `${base}/release`,
    access: 'member',
    about:
      'Shows the digest to everybody who may watch the recording (`type` 1), or takes it back (2). What is released is the `revision` that the caller has seen.',
    input: z.object({ recording_id: id, revision: count, type: onOff }),
    output: draft,
  }),
}

export type Digest = z.infer<typeof digestCalls.get.output>
export type DigestDraft = z.infer<typeof draft>
export type DigestItem = z.infer<typeof digestItem>
