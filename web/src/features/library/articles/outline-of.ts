/** The headings of an article's HTML, as text. */
export const outlineOf = (html: string): string[] =>
  Array.from(html.matchAll(/<h([23])\b[^>]*>(.*?)<\/h\1>/gs), ([, , heading = '']) => plain(heading))

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' }

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_all, name: string) => entities[name] ?? '')
    .trim()
