import { lineAt } from '../line-at.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

const isDoc = /^(?:[A-Z]+\.md|docs\/.*\.md|deploy\/.*\.md)$/
const inBackticks = /`([^`\s]+)`/g
const linked = /\]\((?!https?:|mailto:|#)([^)\s]+)\)/g
/** A path of the repository begins with one of its folders, or is a file at its root. */
const ours =
  /^(?:contract|server|web|tools|e2e|bench|drills|docs|deploy|\.ci)\/|^[\w.-]+\.(?:md|json|mjs)$|^\.(?:env\.example|oxlintrc\.json|oxfmtrc\.json)$/

/** Documents name files, and the files are there. `*` and `<name>` stand for any one name. */
export function findDeadPaths(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => isDoc.test(file.path))
    .flatMap(({ path, text }) => {
      const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
      const named = Array.from(text.matchAll(inBackticks), (match) => ({ match, target: match[1]! })).filter(
        ({ target }) => ours.test(target),
      )
      const links = Array.from(text.matchAll(linked), (match) => ({
        match,
        target: inFolder(folder, match[1]!),
      }))
      return [...named, ...links]
        .filter(({ target }) => !exists(tree, target))
        .map(({ match, target }) => ({
          path,
          line: lineAt(text, match.index),
          message: `names ${target}, which does not exist`,
        }))
    })
}

const inFolder = (folder: string, target: string) =>
  new URL(target.replace(/#.*$/, ''), `file:///${folder}`).pathname.slice(1)

function exists(tree: SourceTree, target: string): boolean {
  const name = target.replace(/[:#]\d+$/, '').replace(/\/$/, '')
  if (!/[*<]/.test(name)) return tree.has(name)
  const pattern = new RegExp(
    `^${name
      .split(/(\*\*\/?|\*|<[^>]+>)/)
      .map((part) => (part.startsWith('**') ? '.*' : /^[*<]/.test(part) ? '[^/]*' : RegExp.escape(part)))
      .join('')}$`,
  )
  return tree.files.some((file) => pattern.test(file.path) || pattern.test(file.path.replace(/\/[^/]+$/, '')))
}
