/** After one of these words a slash begins a regular expression, after any other name it divides. */
const beforeExpression = /(?:^|[^\w$.])(?:return|typeof|case|in|of|await|yield|void|delete|throw|do|else)$/

/**
 * The text with everything blanked that is not code: comments, and what stands inside strings, templates and
 * regular expressions. Quotes, line ends and every offset stay, so that a place found here is the place there.
 */
export function blankCode(text: string): string {
  const out = text.split('')
  const blank = (from: number, to: number) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' '
  }
  /** Depth of braces at which the code inside a template's `${}` ends. */
  const templates: number[] = []
  let depth = 0
  let at = 0
  /** The last code before `at`, which tells a division from a regular expression. */
  let before = ''

  const skipTemplate = () => {
    const from = at
    while (at < text.length && text[at] !== '`' && !text.startsWith('${', at)) at += text[at] === '\\' ? 2 : 1
    blank(from, Math.min(at, text.length))
    if (text[at] === '`') at += 1
    else {
      templates.push(depth)
      at += 2
    }
    before = ')'
  }

  while (at < text.length) {
    const character = text[at]!
    const pair = text.slice(at, at + 2)
    if (pair === '//' || pair === '/*') {
      const end = pair === '//' ? text.indexOf('\n', at) : text.indexOf('*/', at + 2) + 2
      const stop = end < 2 ? text.length : end
      blank(at, stop)
      at = stop
    } else if (character === "'" || character === '"') {
      at = skipQuoted(text, at, character, blank)
      before = ')'
    } else if (character === '`') {
      at += 1
      skipTemplate()
    } else if (character === '}' && templates.at(-1) === depth) {
      templates.pop()
      at += 1
      skipTemplate()
    } else if (character === '/' && mayBeginExpression(before)) {
      at = skipExpression(text, at, blank)
      before = ')'
    } else {
      if (character === '{') depth += 1
      if (character === '}') depth -= 1
      if (/\S/.test(character)) before = /[\w$]/.test(character) ? (before + character).slice(-12) : character
      else if (/[\w$]$/.test(before) && beforeExpression.test(before)) before = '('
      else if (/[\w$]$/.test(before)) before = ')'
      at += 1
    }
  }
  return out.join('')
}

const mayBeginExpression = (before: string) =>
  before === '' || /[([{},;:=!&|?+\-*%~^>]$/.test(before) || beforeExpression.test(before)

/** A quote that is not closed on its line is no string: an apostrophe in the text of a page. */
function skipQuoted(
  text: string,
  from: number,
  quote: string,
  blank: (from: number, to: number) => void,
): number {
  let at = from + 1
  while (at < text.length && text[at] !== quote && text[at] !== '\n') at += text[at] === '\\' ? 2 : 1
  if (text[at] !== quote) return from + 1
  blank(from + 1, at)
  return at + 1
}

function skipExpression(text: string, from: number, blank: (from: number, to: number) => void): number {
  let isInClass = false
  let at = from + 1
  for (; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at += 1
    else if (text[at] === '[') isInClass = true
    else if (text[at] === ']') isInClass = false
    else if (text[at] === '/' && !isInClass) {
      blank(from + 1, at)
      return at + 1
    }
  }
  return from + 1
}
