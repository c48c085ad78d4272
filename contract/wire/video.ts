import * as z from 'zod/mini'
import { words } from './fields.ts'

/** From the lowest up. Streams use these names for their levels too. */
export const pictureClarities = ['standard', 'high', 'super'] as const

export type PictureClarity = (typeof pictureClarities)[number]

/** Below all of them: the sound alone, for lines that carry no picture. */
export const clarities = ['sound', ...pictureClarities] as const

export type Clarity = (typeof clarities)[number]

/** With the original sound, or with a commentary. */
export const explanationTypes = ['original', 'commentary'] as const

export type ExplanationType = (typeof explanationTypes)[number]

/** The same video in one of several clarities, or its sound. */
export const clarityItem = z.object({ clarity: z.enum(clarities), address: z.string() })

/** The language of captions, as in HTML. */
export const captionLanguage = words(20).check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))

/** WebVTT; `language` as in HTML. */
export const captionItem = z.object({
  language: z.string(),
  label: z.string(),
  address: z.string(),
  /** Made by a machine, and not checked by a person yet. */
  is_machine: z.optional(z.boolean()),
})

export type ClarityItem = z.infer<typeof clarityItem>
export type CaptionItem = z.infer<typeof captionItem>
