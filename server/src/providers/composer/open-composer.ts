import type { Env } from '#kernel/env.ts'
import type { ComposerPort } from '#kernel/ports/composer.ts'
import { openaiComposer } from './openai.ts'

/** Undefined where no language model is configured: answers are quotations then, in the order of their rank. */
export const openComposer = (env: Env): ComposerPort | undefined =>
  env.ANSWER_MODEL_URL === undefined
    ? undefined
    : openaiComposer({ url: env.ANSWER_MODEL_URL, key: env.ANSWER_MODEL_KEY ?? '', model: env.ANSWER_MODEL! })
