import * as z from 'zod/mini'

/** A text that editors write in Chinese and may have translated: answers in English bring the translation where there is one. */
export const contentText = z.string()

/** The same with paragraphs and pictures, cleaned by the server. */
export const contentRichText = z.string()
