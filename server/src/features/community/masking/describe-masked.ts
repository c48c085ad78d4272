import { maskingStates } from '#contract/community/masking.ts'
import type { Language } from '#contract/wire/language.ts'
import type { Db } from '#kernel/database.ts'
import { factsIn } from '#kernel/console-framework/facts.ts'
import { fileUrl, keyOf } from '#kernel/files/keys.ts'
import { openFindings } from './draw-masks.ts'
import { selectMasked } from './masking.queries.ts'

/** Of these pictures, those that did not come from confirmed masks. */
export async function unmaskedOf(db: Db, urls: string[]): Promise<string[]> {
  const known = new Set((await selectMasked(db, urls)).map(({ key }) => key))
  return urls.filter((url) => !known.has(keyOf(url)))
}

/** The originals of these pictures, as far as they are still there. */
export async function originalsOf(db: Db, urls: string[]): Promise<string[]> {
  const masked = await selectMasked(db, urls)
  return urls.flatMap((url) => {
    const key = masked.find((one) => one.key === keyOf(url))?.originalKey
    return key ? [fileUrl(key)] : []
  })
}

/** What the second person sees of masked pictures: each with what was found, what its author has left open, and where. */
export async function maskingFacts(db: Db, urls: string[], language: Language) {
  const fact = factsIn(language)
  const masked = await selectMasked(db, urls)
  return urls.flatMap((url) => {
    const known = masked.find(({ key }) => key === keyOf(url))
    const picture = fact.picture('图片', 'Picture', url)
    if (!known) return [picture, fact.text('遮盖', 'Masks', noMasks[language])]
    const { masking, boxes, outlinedKey } = known
    const faces = masking.found.filter(({ kind }) => kind === 'face').length
    const left = openFindings(masking.found, boxes).length
    const said =
      masking.state === maskingStates.unsearched
        ? unsearched[language](boxes.length)
        : summary[language]({ texts: masking.found.length - faces, faces, left, masks: boxes.length })
    return [
      picture,
      fact.text('遮盖', 'Masks', said),
      ...(outlinedKey
        ? [fact.picture('作者未遮盖之处', 'Left open by the author', fileUrl(outlinedKey))]
        : []),
    ]
  })
}

const noMasks: Record<Language, string> = {
  zh: '未经遮盖确认，不能通过',
  en: 'Its masks were not confirmed: it cannot be passed',
}
const unsearched: Record<Language, (masks: number) => string> = {
  zh: (masks) => `系统未能查找文字与面容，作者手工遮盖 ${masks} 处，请逐处核对`,
  en: (masks) =>
    `Text and faces could not be looked for; the author masked ${masks} by hand. Please check closely`,
}
type Counts = { texts: number; faces: number; left: number; masks: number }
const summary: Record<Language, (counts: Counts) => string> = {
  zh: ({ texts, faces, left, masks }) =>
    `找到文字 ${texts} 处、面容 ${faces} 处；已遮盖 ${masks} 处；作者未遮盖 ${left} 处`,
  en: ({ texts, faces, left, masks }) =>
    `Found: ${texts} of text, ${faces} faces. Masks: ${masks}. Left open by the author: ${left}`,
}
