import path from 'node:path'
import type { Finding, SourceTree } from '../source-tree.ts'

const says = 'name it by what it does'
const refused: Record<string, string> = {
  index: 'no barrels: import the file itself',
  utils: says,
  helpers: says,
  types: says,
}

export function findWrongNames(tree: SourceTree): Finding[] {
  return tree.files
    .filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file.path))
    .flatMap((file) => {
      const name = path.posix.basename(file.path)
      const why = refused[name.replace(/\.[^.]+$/, '')]
      if (why) return [{ path: file.path, message: why }]
      if (/-stand-in\.tsx?$/.test(name) && !file.path.includes('/testing/'))
        return [{ path: file.path, message: 'a stand-in is for tests alone: move it below testing/' }]
      return /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(name)
        ? []
        : [{ path: file.path, message: 'file names are kebab-case' }]
    })
}
