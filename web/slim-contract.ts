import type { Plugin } from 'vite'

/** The fields of a call that only the server reads; it builds its API description from them. */
const serverOnly = new Set(['input', 'output', 'about'])

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/**
 * Removes schemas and call descriptions from the contract in the built page: the server validates what comes and
 * goes, a page only needs names and addresses. Web code that reads a schema anyway gets undefined and fails at once.
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
        return slim === code
          ? undefined
          : { code: withoutUnused(slim, this.parse(slim) as unknown as Node), map: null }
      },
    },
  }
}

/** Drops the imports that only what was cut has used: what they name would be bundled with the first screen otherwise. */
function withoutUnused(code: string, program: Node): string {
  const imports = (program.body as Node[]).filter(({ type }) => type === 'ImportDeclaration')
  const cut = (from: string, nodes: Node[]) =>
    nodes.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), from)
  const rest = cut(code, imports)
  const isUsed = ({ local }: { local: { name: string } }) => new RegExp(`\\b${local.name}\\b`).test(rest)
  return cut(
    code,
    imports.filter(({ specifiers }) => !(specifiers as { local: { name: string } }[]).some(isUsed)),
  )
}

/** The nodes to cut, in source order, and what replaces each. */
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

/** `defineTopic(type, about, shape)`: the page needs only the first argument. */
const isTopic = (node: Node) => node.type === 'CallExpression' && (node.callee as Node).name === 'defineTopic'

const isDescription = (node: Node) =>
  node.type === 'Property' && serverOnly.has(String((node.key as Node).name))
