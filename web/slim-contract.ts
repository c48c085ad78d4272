import type { Plugin } from 'vite'

/** What only the server reads of a call: it checks its answers by the one and describes itself by the other. */
const serverOnly = new Set(['output', 'about'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Leaves out of the calls what the web never reads, so that no page carries the shapes of its answers. */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        const cuts = definitionsIn(this.parse(code) as unknown as Node).flatMap(({ properties }) =>
          (properties as Node[]).filter(({ key }) => serverOnly.has(String((key as Node | undefined)?.name))),
        )
        if (cuts.length === 0) return undefined
        let slim = code
        for (const { start, end } of cuts.toReversed())
          slim = slim.slice(0, start) + slim.slice(end).replace(/^\s*,/, '')
        return { code: slim, map: null }
      },
    },
  }
}

/** The objects given to `defineCall`, in the order of the file. */
function definitionsIn(node: Node): Node[] {
  const isCall = node.type === 'CallExpression' && (node.callee as Node).name === 'defineCall'
  if (isCall) return (node.arguments as Node[]).slice(0, 1)
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .flatMap(definitionsIn)
}
