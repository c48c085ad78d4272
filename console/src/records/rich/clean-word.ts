/** Whether a pasted text comes from Word or another program of Office. */
const isFromOffice = (html: string) => /class="?'?Mso|urn:schemas-microsoft-com:office|mso-/i.test(html)

/** What Word puts around and between the text: its settings, its drawings, empty paragraphs for spacing. */
const wordOnly: [RegExp, string][] = [
  [/^[\s\S]*<!--StartFragment-->/i, ''],
  [/<!--EndFragment-->[\s\S]*$/i, ''],
  // The number or bullet of a list item that stays is the one that the list draws itself.
  [/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi, ''],
  [/<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi, ''],
  [/<!--[\s\S]*?-->/g, ''],
  [/<!\[[^\]]*\]>/g, ''],
  [/<(style|xml|head|script|title)\b[\s\S]*?<\/\1>/gi, ''],
  [/<\/?(?:\w+:\w+|meta|link|font|html|body)\b[^>]*>/gi, ''],
]

/** A list item is a paragraph with its list and its level among its styles. */
const listItem = /<p\b[^>]*mso-list:\s*l(\d+)\s+level(\d+)[^>]*>([\s\S]*?)<\/p>/gi
const listMark = /<!(?:--)?\[if !supportLists\](?:--)?>([\s\S]*?)<!(?:--)?\[endif\](?:--)?>/i

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim()

/** `1.`, `(a)`, `一、` count; a bullet is a sign. */
const isNumber = (mark: string) =>
  /^[(（]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)、．）]/i.test(textOf(mark))

/**
 * Text from Word with lists as lists, titles as headings, and without what is Word's own. What is left of classes and
 * styles is dropped by the editor, which knows neither.
 */
export function cleanWord(html: string): string {
  if (!isFromOffice(html)) return html
  let clean = joinLists(html)
  for (const [pattern, by] of wordOnly) clean = clean.replace(pattern, by)
  return clean
    .replace(/<p\b[^>]*class="?MsoTitle\b[^>]*>([\s\S]*?)<\/p>/gi, '<h2>$1</h2>')
    .replace(/<p\b[^>]*>(?:\s|&nbsp;|\u00a0|<\/?(?:span|b|strong)\b[^>]*>)*<\/p>/gi, '')
    .replace(/<\/?span\b[^>]*>/gi, '')
    .replace(/<(\w+)\s[^>]*?(?=\/?>)/g, withoutStyles)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
}

/** Of the attributes, those with a meaning outside of Word. */
const withoutStyles = (tag: string, name: string) =>
  `<${name}${(tag.match(/\s(?:href|src|alt|colspan|rowspan)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi) ?? []).join('')}`

/** Paragraphs that follow each other as list items become lists, one inside another by their levels. */
function joinLists(html: string): string {
  let joined = ''
  let open: string[] = []
  let end = 0
  const closeTo = (depth: number) => {
    while (open.length > depth) joined += `</li></${open.pop()}>`
  }
  for (const match of html.matchAll(listItem)) {
    const [whole, , level, content] = match
    const between = html.slice(end, match.index)
    if (textOf(between.replace(/<!--[\s\S]*?-->/g, '')) !== '' || /<(?:table|h\d|img)\b/i.test(between))
      closeTo(0)
    joined += between
    const depth = Number(level)
    const kind = isNumber(listMark.exec(content!)?.[1] ?? '') ? 'ol' : 'ul'
    closeTo(depth)
    if (open.length === depth) {
      if (open[depth - 1] === kind) joined += '</li><li>'
      else {
        closeTo(depth - 1)
      }
    }
    while (open.length < depth) {
      open.push(kind)
      joined += `<${kind}><li>`
    }
    joined += content!
    end = match.index + whole.length
  }
  closeTo(0)
  return joined + html.slice(end)
}
