import { findCalls } from '../find-calls.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

/** `vi.waitFor` waits for a second, which a busy machine needs for less. `expect.poll` waits as `vitest.config.ts` says. */
export function findHastyWaits(tree: SourceTree): Finding[] {
  return tree.files
    .filter(({ path, text }) => /\.tsx?$/.test(path) && text.includes('vi.waitFor('))
    .flatMap((file) =>
      findCalls(file)
        .filter(({ callee, node }) => callee === 'vi.waitFor' && node.arguments.length < 2)
        .map(({ line }) => ({
          path: file.path,
          line,
          message: 'waits for a second only: use expect.poll, or say how long',
        })),
    )
}
