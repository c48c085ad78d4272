import sanitizeHtml from 'sanitize-html'
import { isMediaAddress, richTextDefaults, richTextElements } from '#contract/wire/rich-text.ts'

/** Attributes in the order of the list, so that what was cleaned once is not changed by cleaning it again. */
const withDefaults = (tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const attributes = { ...given, ...richTextDefaults[tagName] }
  const names = richTextElements[tagName]!.filter((name) => attributes[name] !== undefined)
  return { tagName, attribs: Object.fromEntries(names.map((name) => [name, attributes[name]!])) }
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(richTextElements),
  allowedAttributes: Object.fromEntries(
    Object.entries(richTextElements).map(([element, attributes]) => [element, [...attributes]]),
  ),
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['https'], video: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
  allowProtocolRelative: false,
  transformTags: {
    // The screen's own title is the one first-level heading.
    h1: 'h2',
    table: withDefaults,
    a: (tagName, { href }) => withDefaults(tagName, href ? { href } : {}),
    img: (tagName, attribs) => withDefaults(tagName, { alt: '', ...attribs }),
    video: (tagName, { poster = '', ...attribs }) =>
      withDefaults(tagName, isMediaAddress(poster) ? { ...attribs, poster } : attribs),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'video') && !isMediaAddress(attribs.src ?? ''),
}

/** Cleaning an article takes longer than all the rest of answering it, so what was cleaned lately is kept. */
const kept = new Map<string, string>()
const keptCount = 200

/** What people wrote with an editor, without scripts, styles and addresses that lead into one. */
export function cleanRichText(html: string): string {
  const clean = kept.get(html) ?? sanitizeHtml(html, rules)
  // A map keeps the order of arrival: who is put in again goes to the end, and the first one goes when it is full.
  kept.delete(html)
  kept.set(html, clean)
  if (kept.size > keptCount) kept.delete(kept.keys().next().value!)
  return clean
}

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain words as rich text: a paragraph for each line. */
export const plainAsRichText = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.replaceAll(/[&<>"]/g, (mark) => marks[mark]!)}</p>`)
    .join('')

/** What was written with an editor, or by a form of plain words, as rich text that is safe in a page. */
export const asRichText = (text: string): string =>
  /^\s*<(?:p|h[2-6]|ul|ol|table|blockquote|figure|img|video|hr)\b/.test(text)
    ? cleanRichText(text)
    : plainAsRichText(text)

/** What a text says, without its marks, for previews and calendars. */
export const asPlainText = (text: string): string =>
  asRichText(text)
    .replaceAll(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => plainMarks[name]!)
    .trim()

const plainMarks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
