import type { Finding, SourceTree } from '../source-tree.ts'

const record = /^docs\/decisions\/(\d{3})-[^/]+\.md$/

/** A decision record has a number of its own and says whether it still holds, or which record took its place. */
export function findWrongRecords(tree: SourceTree): Finding[] {
  const numbers = tree.files.flatMap(({ path }) => record.exec(path)?.[1] ?? [])
  return tree.files
    .filter(({ path }) => record.test(path))
    .flatMap(({ path, text }) => {
      const number = record.exec(path)![1]!
      const status = /^# (\d{3}) .+\n\nStatus: (?:accepted|superseded by (\d{3}))\n/.exec(text)
      const wrong: string[] = []
      if (numbers.filter((other) => other === number).length > 1) wrong.push('shares its number with another')
      if (status?.[1] !== number)
        wrong.push(`begins with "# ${number} title", then "Status: accepted" or "Status: superseded by NNN"`)
      else if (status[2] && !numbers.includes(status[2]))
        wrong.push(`names ${status[2]}, which does not exist`)
      return wrong.map((message) => ({ path, message }))
    })
}
