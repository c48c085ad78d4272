const noLineStart = /^[，。、；：！？）》」』”’…,.;:!?)\]}%]/
/** Words and numbers stay whole; Chinese may break anywhere. */
const pieces = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.'’_/-]*|\s+|[^]/gu

/** Breaks a text into lines that fit; what is left over ends in an ellipsis. */
export function wrapWords(text: string, fits: (line: string) => boolean, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.trim().match(pieces) ?? []) {
    const longer = line + (line === '' ? piece.trimStart() : piece)
    // A full stop or comma hangs over the edge rather than begin a line.
    if (line === '' || fits(longer) || noLineStart.test(piece)) {
      line = longer
      continue
    }
    lines.push(line.trimEnd())
    if (lines.length === most) return [...lines.slice(0, -1), shorten(lines.at(-1)!, fits)]
    line = piece.trimStart()
  }
  return line.trim() === '' ? lines : [...lines, shorten(line.trim(), fits, '')]
}

/** Only cut when it does not fit: a single word longer than a line, or a text with more to come. */
function shorten(line: string, fits: (line: string) => boolean, end = '…'): string {
  if (end === '' && fits(line)) return line
  const letters = Array.from(line)
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
