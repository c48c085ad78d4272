import type { Plugin } from 'vite'

/** What only the server reads of a call: it describes itself by it. */
const serverOnly = new Set(['input', 'output', 'about'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * Leaves the shapes out of the contract, and what describes its calls: the server checks what comes and goes, a page only
 * needs names and addresses. Who reads a shape in the web all the same finds nothing there, at once.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[\w-]+\/[\w-]+\.ts$/ },
      handler(code) {
        let slim = code
        for (const { node, by } of cutsIn(this.parse(code) as unknown as Node).toReversed()) {
          const rest = slim.slice(node.end)
          slim = slim.slice(0, node.start) + (by ?? '') + (by ? rest : rest.replace(/^\s*,/, ''))
        }
        return slim === code ? undefined : { code: slim, map: null }
      },
    },
  }
}

/** What is cut, in the order of the file, and what stands there instead. */
type Cut = { node: Node; by?: string }

function cutsIn(node: Node): Cut[] {
  if (isShape(node)) return [{ node, by: 'undefined' }]
  if (isDescription(node)) return [{ node }]
  if (isTopic(node)) {
    const [, about, shape] = node.arguments as [Node, Node, Node]
    return [{ node: about, by: '""' }, ...cutsIn(shape)]
  }
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child === 'object' && child !== null && 'type' in child)
    .flatMap(cutsIn)
}

/** `z.string()`, `z.array(…).check(…)` and also `words(40).check(…)`. */
function isShape(node: Node): boolean {
  if (node.type !== 'CallExpression') return false
  const { object, property } = node.callee as { object?: Node; property?: Node }
  return property?.name === 'check' || object?.name === 'z' || (object !== undefined && isShape(object))
}

/** `defineTopic(type, about, shape)`: the page needs the first alone. */
const isTopic = (node: Node) => node.type === 'CallExpression' && (node.callee as Node).name === 'defineTopic'

const isDescription = (node: Node) =>
  node.type === 'Property' && serverOnly.has(String((node.key as Node).name))
