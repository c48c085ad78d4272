/** What is needed of ONNX to write a network of convolutions: https://onnx.ai/onnx/repo-docs/IR.html */

export type Floats = { name: string; dims: number[]; values: Float32Array }
export type Attributes = Record<string, number | string | number[]>
export type Node = { op: string; inputs: string[]; output: string; attributes?: Attributes }
export type Graph = {
  nodes: Node[]
  floats: Floats[]
  shapes: { name: string; dims: number[] }[]
  input: { name: string; dims: number[] }
  outputs: string[]
}

/** Of this version limits are attributes of Clip, not inputs. */
const operatorSet = 10
const irVersion = 5
const elementTypes = { float: 1, int64: 7 }
const attributeTypes = { float: 1, int: 2, string: 3, ints: 7 }

const varint = (value: number): Buffer => {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  do {
    bytes.push(Number(rest & 0x7fn) | (rest > 0x7fn ? 0x80 : 0))
    rest >>= 7n
  } while (rest > 0n)
  return Buffer.from(bytes)
}
const whole = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)])
const part = (field: number, value: string | Uint8Array) => {
  const bytes = Buffer.from(value as Uint8Array)
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

function attribute([name, value]: [string, number | string | number[]]): Buffer {
  const named = part(1, name)
  if (typeof value === 'string')
    return Buffer.concat([named, part(4, value), whole(20, attributeTypes.string)])
  if (Array.isArray(value))
    return Buffer.concat([named, ...value.map((one) => whole(8, one)), whole(20, attributeTypes.ints)])
  if (Number.isInteger(value) && name !== 'min' && name !== 'max')
    return Buffer.concat([named, whole(3, value), whole(20, attributeTypes.int)])
  const float = Buffer.alloc(5)
  float[0] = (2 << 3) | 5
  float.writeFloatLE(value, 1)
  return Buffer.concat([named, float, whole(20, attributeTypes.float)])
}

const node = ({ op, inputs, output, attributes = {} }: Node) =>
  Buffer.concat([
    ...inputs.map((name) => part(1, name)),
    part(2, output),
    part(4, op),
    ...Object.entries(attributes).map((one) => part(5, attribute(one))),
  ])

const tensor = (name: string, dims: number[], type: number, raw: Uint8Array) =>
  Buffer.concat([...dims.map((dim) => whole(1, dim)), whole(2, type), part(8, name), part(9, raw)])

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | BigInt64Array) =>
  new Uint8Array(buffer, byteOffset, byteLength)

const valueInfo = (name: string, dims?: number[]) => {
  const shape = dims && part(2, Buffer.concat(dims.map((dim) => part(1, whole(1, dim)))))
  const type = Buffer.concat([whole(1, elementTypes.float), ...(shape ? [shape] : [])])
  return Buffer.concat([part(1, name), part(2, part(1, type))])
}

/** The model as the bytes of a file. */
export function writeOnnx({ nodes, floats, shapes, input, outputs }: Graph): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((one) => part(1, node(one))),
    part(2, 'graph'),
    ...floats.map(({ name, dims, values }) =>
      part(5, tensor(name, dims, elementTypes.float, bytesOf(values))),
    ),
    ...shapes.map(({ name, dims }) =>
      part(
        5,
        tensor(
          name,
          [dims.length],
          elementTypes.int64,
          bytesOf(BigInt64Array.from(dims, (dim) => BigInt(dim))),
        ),
      ),
    ),
    part(11, valueInfo(input.name, input.dims)),
    ...outputs.map((name) => part(12, valueInfo(name))),
  ])
  return Buffer.concat([whole(1, irVersion), part(7, graph), part(8, whole(2, operatorSet))])
}
